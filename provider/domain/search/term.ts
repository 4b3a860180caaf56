/** Terms that a product must all have, and how much that counts, 0 to 1. */
export interface Reading {
  readonly terms: readonly string[];
  readonly weight: number;
}

/** One typed word, or several that are a phrase with a meaning of its own. */
export interface Term {
  /** As it was typed, or what it may have been meant to be, likeliest first. */
  readonly typed: readonly string[];
  /** Other words for the same thing. */
  readonly same: readonly string[];
  /** What it may be found under, and how much that counts. */
  readonly readings: readonly Reading[];
  /** Nothing has the word as it was typed: `typed` is what it may have been meant to be. */
  readonly misspelt?: true;
  /** A number in a name may be meant, or an amount: it need not be found. */
  readonly optional?: true;
}

/** What was looked for instead of what was typed; null when that was found as it stands. */
export const correctedQuery = (terms: readonly Term[]): string | null =>
  terms.some(({ misspelt }) => misspelt) ? terms.map(({ typed }) => typed[0]).join(' ') : null;

/** For each term all its words, those typed first. */
export const wordsOf = (terms: readonly Term[]): string[][] => terms.map(({ typed, same }) => [...typed, ...same]);
