/** A word as a shell takes it: in single quotes where it holds more than letters of an identifier, `ID do token`. */
export function shellWord(word: string): string {
  return /^[\w.]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
