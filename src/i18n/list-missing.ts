import { TRANSLATIONS } from '../../contract/locales.ts';
import { OTHER_LOCALES } from '../../contract/other-locales.ts';
import { MESSAGES } from './messages.ts';
import { saidTexts } from './said-texts.ts';

// `npx haat i18n-missing`: writes as JSON, by language, whether it is to be complete, what is said and not yet translated, each
// text with where it is said, and what is translated though nobody says it any more.

const said = new Map<string, string[]>();
for (const { text, file, line } of saidTexts()) said.set(text, [...(said.get(text) ?? []), `${file}:${line}`]);

const lists = OTHER_LOCALES.map((locale) => [
  locale,
  {
    complete: TRANSLATIONS[locale].complete,
    missing: Object.fromEntries(
      [...said]
        .filter(([text]) => !Object.hasOwn(MESSAGES[locale], text))
        .sort(([, [a = '']], [, [b = '']]) => (a < b ? -1 : 1)),
    ),
    unsaid: Object.keys(MESSAGES[locale]).filter((text) => !said.has(text)),
  },
]);
process.stdout.write(`${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`);
