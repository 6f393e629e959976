/** The part of nspell that the lexicon uses; the package ships no types. */
declare module "nspell" {
  interface Speller {
    correct(word: string): boolean;
  }
  export default function nspell(dictionary: { readonly aff: Buffer; readonly dic: Buffer }): Speller;
}
