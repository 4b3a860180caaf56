import { anyOf, SPOKEN_WORDS, spokenMeasureOf } from './measures.ts';
import { isBetween, NUMBER_WORDS, numberOf } from './number-words.ts';
import type { PackContent } from './pack-size.ts';
import { toCode } from './typed-text.ts';

/** Goods and an amount of them, as somebody wrote them. */
export interface WrittenAmount {
  /** The text without the amount. */
  readonly name: string;
  /** What one pack holds, or the total where no packs are counted; null where the text names neither. */
  readonly content: PackContent | null;
  /** How many packs; null where they are not counted. */
  readonly packs: number | null;
  /** The text names an amount that was not understood, or that can be understood in several ways. */
  readonly unclear: boolean;
}

/** Words that count packs without naming their content. */
const CONTAINERS = [
  'packets? pkts? pckts? packs? pouch(?:es)? bunch(?:es)? bottles? jars? tins? box(?:es)?',
  'पैकेट पैकेटे पाकेट पैक पाउच बोतल डिब्बा डिब्बे गड्डी गुच्छा',
  'প্যাকেট প্যাক পাউচ বোতল কৌটো কৌটা বাক্স আঁটি আটি গোছা',
];
/** Measures that differ between households and shops, and money. */
const UNMEASURED = [
  'pav pao pau seer ser tola tolas bhori chhatak chatak chhatank mon maund maunds bori boris bora basta bosta sacks? bags? peti cartons? crates? cases?',
  'cups? glass(?:es)? spoons? tsp tbsp bowls? handfuls? mutthi oz ounces? lbs? pounds? gross inch(?:es)? rs rupees? rupaye rupay rupaiya taka inr',
  'सेर तोला छटांक छटाँक मन बोरी बोरा पेटी कप गिलास चम्मच मुट्ठी रुपये रुपए रुपया रु',
  'সের তোলা ছটাক মণ বস্তা পেটি কাপ গ্লাস চামচ মুঠো টাকার টাকা',
];
const words = (lines: readonly string[]): string =>
  lines
    .flatMap((line) => line.normalize('NFC').split(' '))
    .sort((a, b) => b.length - a.length)
    .join('|');

const START = String.raw`(?<![\p{L}\p{M}\p{N}])(?<!\d[.,/])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const NUMBER = String.raw`(?:\d+(?:[.,/]\d+)*|\.\d+|(?:${anyOf(NUMBER_WORDS)})(?=[\s–+-]|টি|টা|টে|টো|খানা|${END}))`;
const CONTAINER = words(CONTAINERS);
/** Numbers that follow one another, and what they count. As many as there are, so that none is read twice. */
const RUN = new RegExp(
  String.raw`${START}(?<numbers>${NUMBER}(?:(?:\s*[–+-]\s*|\s+|(?<=[½¼¾]))${NUMBER})*)(?:\s*(?:(?<unit>${SPOKEN_WORDS})|(?<container>${CONTAINER})|(?<unmeasured>${words(UNMEASURED)}))\.?(?=\s*[×x*]\s*\d|${END}))?`,
  'giu',
);
const PACK_OF = new RegExp(
  String.raw`${START}(?:packs?|packets?|pkts?|box|set|tray)\s+of\s+(\d{1,3})(?:\s*(?:pcs?|pieces?))?${END}`,
  'iu',
);
const MONEY = /(?:₹|(?<![\p{L}\p{M}\p{N}])(?:rs|inr|रु|৳)\.?)\s*\d|\d\s*\/-|৳/iu;
const LARGE = anyOf('kg kilo dozen litre liter किलो दर्जन लीटर কেজি কিলো ডজন লিটার'.split(' '));
/** One of it, where nothing else says how much: "dozen eggs". */
const ALONE = new RegExp(String.raw`^(${LARGE})${END}|${START}(${LARGE})$`, 'iu');
/** A quarter of it, where no number stands before: there it is three of them. */
const QUARTER_OF = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}]|\p{N} |[\p{L}\p{M}] )(?:paav|pav|pao|pau|पाव|পোয়া) (?=(?:${LARGE})${END})`.normalize(
    'NFC',
  ),
  'giu',
);
/** "aloo2kg" */
const WRITTEN_AS_ONE = new RegExp(String.raw`(?<=\p{L}{3})(?=\d+(?:[.,]\d+)? ?(?:${SPOKEN_WORDS})${END})`, 'giu');

/** Placeholder for an amount that was taken out. */
const AMOUNT = '\u0001';
const TIMES_BEFORE = new RegExp(String.raw`${START}(\d{1,2})\s*[×x*]\s*${AMOUNT}`, 'iu');
const TIMES_BEHIND = new RegExp(String.raw`${AMOUNT}\s*[×x*]\s*(\d{1,2})${END}`, 'iu');

const TOGETHER = new RegExp(String.raw`${AMOUNT}\s+${AMOUNT}`);
const AS_NAME = new RegExp(String.raw`^(?:\d+ ?)?(?:paav|pav|pao|pau|पाव|পাও)(?: ?\d+)?$`, 'iu');

const FRACTIONS = /[\u00bc-\u00be\u2150-\u215e]/g;

/** Normalises a text: fractions as 1/2, digits as 0 to 9, no invisible characters, one space between words. */
const plain = (typed: string): string =>
  toCode(typed.replace(FRACTIONS, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')}`))
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[✕✖]/g, '×')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(\d) ?\/ ?(?=\d)/g, '$1/')
    .replace(/(\d) ?[×x*] ?(?=\d)/gi, '$1 × ')
    .replace(QUARTER_OF, '1/4 ')
    .replace(WRITTEN_AS_ONE, ' ');

const toContent = (amount: number, word: string): PackContent | null => {
  const [unit, factor] = spokenMeasureOf(word) ?? [];
  const size = Number((amount * (factor ?? 0)).toFixed(6));
  return unit && size > 0 ? { amount: size, unit } : null;
};

/** The words of a run, those left out that belong to the name before it: "tuna tin 500 g". */
function wordsOf(numbers: string): { before: string; words: readonly string[] } {
  const all = numbers.split(/[\s–+-]+/).filter(Boolean);
  const first = all.findIndex((word) => /^[\d.]/.test(word));
  const isName = first > 0 && all.slice(0, first).every((word) => /^[a-z]+$/i.test(word) && !isBetween(word));
  const isShift = isName && numberOf(all) !== null;
  return isName && !isShift
    ? { before: all.slice(0, first).join(' '), words: all.slice(first) }
    : { before: '', words: all };
}

/**
 * Reads how much of something is wanted, as people write it in English, Hindi and Bengali.
 * @example readAmount('आटा डेढ़ किलो')   // { name: 'आटा', content: { amount: 1.5, unit: 'kg' }, packs: null, unclear: false }
 * @example readAmount('2 x 500 ml milk') // { name: 'milk', content: { amount: 0.5, unit: 'L' }, packs: 2, unclear: false }
 */
export function readAmount(typed: string): WrittenAmount {
  const text = plain(typed);
  const contents: PackContent[] = [];
  const counts: (number | null)[] = [];
  let unclear = MONEY.test(text);
  const pack = PACK_OF.exec(text);
  if (pack) contents.push({ amount: Number(pack[1]), unit: 'piece' });
  let rest = (pack ? text.replace(pack[0], ` ${AMOUNT} `) : text).replace(RUN, (run: string, ...groups) => {
    const { numbers = '', unit, container, unmeasured } = groups.at(-1) as Record<string, string | undefined>;
    if (unmeasured !== undefined) unclear = true;
    if (unit === undefined && container === undefined) return run;
    const { before, words } = wordsOf(numbers);
    const number = numberOf(words);
    if (number === null) unclear = true;
    else if (unit === undefined) counts.push(number);
    else {
      const content = toContent(number, unit);
      if (content) contents.push(content);
      else unclear = true;
    }
    return ` ${before} ${unit === undefined ? '' : AMOUNT} `;
  });
  for (const times of [TIMES_BEFORE, TIMES_BEHIND])
    rest = rest.replace(times, (_, number: string) => {
      counts.push(Number(number));
      return ` ${AMOUNT} `;
    });
  // "1 kg 500 g"
  const [whole, part] = contents;
  if (
    part &&
    whole &&
    part.unit === whole.unit &&
    part.amount < 1 &&
    Number.isInteger(whole.amount) &&
    TOGETHER.test(rest)
  )
    contents.splice(0, 2, { amount: whole.amount + part.amount, unit: whole.unit });
  rest = tidy(rest.replaceAll(AMOUNT, ' '));
  // What is left without a name is no measure, but the bread: "6 पाव".
  if (rest === '' && text !== '' && AS_NAME.test(text))
    return { name: text, content: null, packs: null, unclear: false };
  const [, first, last] = contents.length > 0 || unclear ? [] : (ALONE.exec(rest) ?? []);
  const alone = first ?? last;
  const content = contents[0] ?? (alone === undefined ? null : toContent(1, alone));
  const packs = counts[0] ?? null;
  return {
    name:
      alone === undefined ? rest : tidy(first === undefined ? rest.slice(0, -alone.length) : rest.slice(alone.length)),
    content,
    packs,
    unclear:
      unclear ||
      contents.length > 1 ||
      counts.length > 1 ||
      (packs !== null && (!Number.isInteger(packs) || packs > 99)),
  };
}

/** Removes the signs that stood around an amount. */
const tidy = (text: string): string =>
  text
    .replace(/\( *\)|\[ *\]/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[ ,:=)/–-]+/, '')
    .replace(/(?<![ ,:=(/–-])[ ,:=(/–-]+$/, '');
