import * as v from 'valibot';

/** The languages that a shop writes to its customers in. */
export const LANGUAGES = ['en', 'bn', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Nothing fails for a language that nobody speaks here: it counts as English. */
export const Language = v.fallback(v.picklist(LANGUAGES), 'en');
