import * as v from 'valibot';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';
import { OTHER_LOCALES } from './other-locales.ts';

/** The languages that a shop writes to its customers in. */
export const LANGUAGES: [Locale, ...Locale[]] = [DEFAULT_LOCALE, ...OTHER_LOCALES];
export type Language = Locale;

/** An unknown language counts as English, so that nothing fails for it. */
export const Language = v.fallback(v.picklist(LANGUAGES), DEFAULT_LOCALE);
