/** Tells whether two values of a model say the same: the order of keys is none of their facts, that of lists is. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [one, other] = [new Map(Object.entries(left)), new Map(Object.entries(right))];
  return one.size === other.size && [...one].every(([key, value]) => other.has(key) && sameJson(value, other.get(key)));
}
