import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readAmount } from '../../contract/written-amounts.ts';
import { groupDigits } from '../../contract/group-digits.ts';
import { readNumber } from '../../contract/numbers.ts';
import { toPhone } from '../../contract/phone.ts';
import { TypedPincodes } from '../../contract/typed-pincodes.ts';
import { isBlank, toCode, toMultiLine, toSingleLine } from '../../contract/typed-text.ts';
import { MultiLineText, SingleLineText, Slug } from '../../contract/safe-text.ts';
import { parsePackSize, sizesIn } from '../../contract/pack-size.ts';
import { slugify } from '../../provider/domain/catalogue/slug.ts';
import { splitSize } from '../../provider/domain/catalogue/split-size.ts';
import { categoryPath } from '../../provider/domain/import/category-path.ts';
import { contentOf } from '../../provider/domain/import/columns/column-content.ts';
import { pastDate } from '../../provider/domain/import/date-text.ts';
import { detailsOf, fssaiOf, highlightsOf } from '../../provider/domain/import/detail-words.ts';
import { dietOf } from '../../provider/domain/import/diet-words.ts';
import { drawingsOf } from '../../provider/domain/import/drawing-list.ts';
import { isChilledWord } from '../../provider/domain/import/status-words.ts';
import { unescapeXlsx } from '../../provider/domain/import/files/xlsx-xml.ts';
import { fixEncoding } from '../../provider/domain/import/fix-encoding.ts';
import { Price, Stock } from '../../provider/domain/import/import-row.ts';
import { allergensOf, bestBeforeOf, claimsOf, nutritionOf } from '../../provider/domain/import/label-words.ts';
import { parseMoney } from '../../contract/money-text.ts';
import { pictureList } from '../../provider/domain/import/picture-list.ts';
import { plainName, plainText } from '../../provider/domain/import/plain-text.ts';
import { gstRateOf, hsnOf } from '../../provider/domain/import/tax-words.ts';
import { whyNotPhoto } from '../../provider/domain/photos/photo-type.ts';
import { readName, readWords } from '../../provider/domain/search/name-words.ts';
import { normalizeText, queryWords } from '../../provider/domain/search/normalize.ts';
import { readSize } from '../../provider/domain/search/query-size.ts';
import { soundOf } from '../../provider/domain/search/sound.ts';
import { internalLinks, showsText } from '../../publisher/links.ts';
import { plainCell, unmarkedCell } from '../../provider/domain/spreadsheet.ts';
import { tagsIn } from '../../publisher/tags.ts';
import { htmlToText, isMarkup, lineOf } from '../../src/adapter/html-text.ts';
import { refusalIn } from '../../src/adapter/refusal.ts';
import { wordFor } from '../../src/adapter/words.ts';
import { dayOf, momentOf, timeOf, timesIn } from '../../src/adapter/time.ts';
import { flag, number } from '../../src/adapter/values.ts';
import { OURS, requeried, reworded } from '../../src/adapter/wording.ts';
import { plainText as plainHtml } from '../../src/format/html-text.ts';
import { foldQuestions } from '../../src/format/questions.ts';
import { safeHtml } from '../../src/format/safe-html.ts';
import { readList } from '../../src/format/shopping-list.ts';
import { beginsWords, markWords, withoutWords } from '../../src/format/words.ts';
import { pictureKey } from '../../src/picture-url.ts';
import { isSuperLinear, type Pump } from './growth.ts';

/** Whatever reads a text from outside, by what it is called. */
// prettier-ignore
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  groupDigits, parsePackSize, sizesIn, slugify, dietOf, unescapeXlsx, fixEncoding, allergensOf, bestBeforeOf,
  claimsOf, nutritionOf, parseMoney, pictureList, plainName, plainText, gstRateOf, hsnOf, readName, readWords,
  normalizeText, queryWords, readSize, soundOf, htmlToText, isMarkup, lineOf, dayOf, momentOf, timeOf, timesIn,
  readAmount, readNumber, toPhone, isBlank, toCode, toMultiLine, toSingleLine,
  flag, number, plainHtml, foldQuestions, readList, pictureKey,
  detailsOf, highlightsOf, fssaiOf, drawingsOf, isChilledWord,
  contentOf: (text) => ({ ...contentOf([text]).share }),
  pastDate: (text) => pastDate(text, new Date()),
  splitSize: (text) => [splitSize(text, null), splitSize('Salt', text)],
  categoryPath: (text) => [categoryPath(text, true), categoryPath(text, false)],
  texts: (text) => [SingleLineText, MultiLineText, Slug, Price('price'), Stock].map((one) => v.safeParse(one, text)),
  pincodes: (text) => v.safeParse(TypedPincodes, text),
  whyNotPhoto: (text) => whyNotPhoto(Buffer.from(text)),
  links: (text) => [internalLinks(text, '/'), showsText(text, Infinity)],
  cells: (text) => [plainCell(text), unmarkedCell(text)],
  tagsIn: (text) => [...tagsIn(text)],
  refusalIn: (text) => refusalIn({ message: text, errors: { phone: text } }, 400),
  wordFor: (text) => wordFor('sortBy', text, text),
  reworded: (text) => reworded({ phone: '1', sortBy: text }, OURS, { message: text }),
  requeried: (text) => requeried({ sortBy: 'name' }, OURS, { message: text }),
  words: (text) => [beginsWords(text, 'da'), markWords(text, 'da'), withoutWords(text, ['da'])],
  safeHtml: (text) => safeHtml({ title: 'Title', content: text }),
};

/** What begins something, ends it, or stands between. */
const PIECES = [
  ...[
    '[a](',
    '![',
    '[',
    '](',
    '(',
    ')',
    '()',
    '*a ',
    '**a ',
    '__a ',
    '**a__b ',
    '*a_',
    '_',
    '# ',
    ' #',
    '- ',
    '\n- ',
    '> ',
  ],
  ...[
    '<',
    '<p',
    '<p>',
    '</',
    '<script',
    '<script>',
    '</script ',
    '<!--',
    '-->',
    '<!---->',
    '<a href="',
    ' a="',
    " a='",
  ],
  ...['<b>', '<ul><li>', '&', '&amp;', '&#1', '{"blocks":[', '"blocks" ', ' ', '\n', '\r\n', '\n \n', '\t', '\u00a0'],
  ...[
    '0',
    '1 ',
    '1,',
    '1.',
    '1 kg ',
    '1 x ',
    '1+',
    '(1 kg',
    '½',
    '1/',
    'pack of ',
    '5 Feb ',
    '9 am - ',
    'T',
    '-',
    '--',
  ],
  ...[
    ' - ',
    ',',
    ' ,',
    ';',
    '|',
    ' > ',
    '/',
    '//',
    '?',
    '.jpg?',
    '.jpg;',
    ' http',
    'a',
    'A',
    'aé',
    'eeee',
    'ा',
    'Ã',
    'a_',
  ],
  ...[
    'a-',
    "a'",
    '@',
    ':',
    ': ',
    '<5',
    'x: ',
    '`',
    '```',
    '~~',
    '\\',
    '\\,',
    '%',
    '_x0041_',
    'price',
    '•',
    '• ',
    '.',
    '\u202e',
    'क\u200d',
    '१ ',
    'one ',
    'साढ़े ',
    '1 to ',
    '1 kg',
    '1 packet ',
  ],
];
const BEGINNINGS = ['', 'a', '<p>', '**a', '# a', '{'];
const pumps: readonly Pump[] = PIECES.flatMap((piece) =>
  BEGINNINGS.flatMap((before) => ['', '\u0001'].map((after) => ({ before, piece, after }))),
);

describe('what reads a text from outside takes no longer than it grows', () => {
  test.each(Object.entries(READERS))('%s', (_, read) => {
    const found = pumps.find((pump) => isSuperLinear(read, pump));
    expect(found).toBeUndefined();
  });
});
