import { MESSAGES } from './messages/all.ts';
import { saidTexts } from './said-texts.ts';

// `npm run -s i18n:missing`: writes as JSON what is said and not yet translated, by language, each text with where it is said, and
// what is translated though nobody says it any more.

const said = new Map<string, string[]>();
for (const { text, file, line } of saidTexts()) said.set(text, [...(said.get(text) ?? []), `${file}:${line}`]);

const lists = Object.entries(MESSAGES).map(([locale, messages]) => [
  locale,
  {
    missing: Object.fromEntries(
      [...said].filter(([text]) => !(text in messages)).sort(([, [a = '']], [, [b = '']]) => (a < b ? -1 : 1)),
    ),
    unsaid: Object.keys(messages).filter((text) => !said.has(text)),
  },
]);
process.stdout.write(`${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`);
