import { TRANSLATIONS } from '../../contract/locales.ts';
import { OTHER_LOCALES } from '../../contract/other-locales.ts';
import { MESSAGES } from './messages.ts';
import { sourceTexts } from './source-texts.ts';

// `npx haat i18n-missing`: writes as JSON, by language, whether it is to be complete, the texts without a translation with their
// locations in the source, and translations of texts that are no longer in use.

const locations = new Map<string, string[]>();
for (const { text, file, line } of sourceTexts())
  locations.set(text, [...(locations.get(text) ?? []), `${file}:${line}`]);

const lists = OTHER_LOCALES.map((locale) => [
  locale,
  {
    mustBeComplete: TRANSLATIONS[locale].complete,
    missing: Object.fromEntries(
      [...locations]
        .filter(([text]) => !Object.hasOwn(MESSAGES[locale], text))
        .sort(([, [a = '']], [, [b = '']]) => (a < b ? -1 : 1)),
    ),
    unsaid: Object.keys(MESSAGES[locale]).filter((text) => !locations.has(text)),
  },
]);
process.stdout.write(`${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`);
