import type { OtherLocale } from '../../../contract/locales.ts';
import type { Messages } from '../current.ts';
import { bn } from './bn.ts';
import { hi } from './hi.ts';

/** What is said in each language but English. */
export const MESSAGES: Readonly<Record<OtherLocale, Messages>> = { bn, hi };
