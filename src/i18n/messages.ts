import { readFileSync } from 'node:fs';
import { inOtherLocales } from '../../contract/other-locales.ts';
import type { Messages } from './current.ts';

/** The messages of each language, for what Node runs as it stands; pages, which are bundled, have them by src/middleware.ts. */
export const MESSAGES = inOtherLocales(
  (locale) => JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), 'utf8')) as Messages,
);
