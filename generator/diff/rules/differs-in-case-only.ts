/** True where two names are the same but for upper and lower case. */
export const differsInCaseOnly = ({
  before = "",
  after = "",
}: {
  readonly before?: string;
  readonly after?: string;
}): boolean => before.toLowerCase() === after.toLowerCase();
