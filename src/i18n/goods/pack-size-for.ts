/** A language's words for pieces, with `$1` for the number. */
export interface PackWords {
  readonly pieces: string;
  readonly packOf: string;
  readonly dozen: string;
  readonly bunches: string;
}

/**
 * Returns a function that says a pack size; kg, g, L and ml stay. Like `wordFor`, it refers to nothing outside.
 * @example packSizeFor({ pieces: '$1টি', … })('6 pieces') // '6টি'
 */
export const packSizeFor =
  ({ pieces, packOf, dozen, bunches }: PackWords) =>
  (size: string): string =>
    size
      .replace(/\bpack of (\d+)\b/gi, packOf)
      .replace(/\b(\d+)\s*(?:pcs?|pieces?|nos?)\b\.?/gi, pieces)
      .replace(/\b(\d+)\s*dozens?\b/gi, dozen)
      .replace(/\b(\d+)\s*bunch(?:es)?\b/gi, bunches);
