import type { Messages } from '../current.ts';
import type { DEFAULT_LOCALE, Locale } from '../locales.ts';
import { bn } from './bn.ts';
import { hi } from './hi.ts';

/** What is said in each language but English. */
export const MESSAGES: Readonly<Record<Exclude<Locale, typeof DEFAULT_LOCALE>, Messages>> = { bn, hi };
