/** A weight in log odds, signed: `+4.00`, `-0.50`. */
export function weightText(weight: number): string {
  const amount = amountText(Math.abs(weight));
  return `${weight < 0 && Number(amount) > 0 ? "-" : "+"}${amount}`;
}

/** A lead in log odds, with the two digits that all weights are shown with, so that a reader's sum comes out. */
export function amountText(amount: number): string {
  return amount.toFixed(2);
}
