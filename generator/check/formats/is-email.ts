/** A dot-atom, and a domain of two labels or more. Each step is decided by the character at hand: no backtracking. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** True for an email address as ajv-formats takes it: without quotes, comments or letters beyond ASCII. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
