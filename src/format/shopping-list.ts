import { readAmount } from '../../contract/written-amounts.ts';
import { isNumberWord } from '../../contract/number-words.ts';
import type { PackContent } from '../../contract/pack-size.ts';

/** One thing on a list somebody wrote. */
export interface Wanted {
  /** As it was written. */
  readonly text: string;
  /** What to look for. */
  readonly name: string;
  /** How many packs, when the list says so and not how much. */
  readonly packs: number | null;
  /** How much in all, in the unit that unit prices are given in. */
  readonly content: PackContent | null;
  /** It says how much, and that is not certain. */
  readonly unclear: boolean;
}

/** Where one thing ends: not at the comma of 1,5 or the "and" of one and a half. */
const SEPARATOR =
  /[\n\r\u2028\u2029;।،؛；，、]|(?<!\d),|,(?!\d)|(?<=\s)(?:and(?!\s+(?:an?\s+)?(?:half|quarter|[\d½¼¾]))|aur|और|এবং|আর)(?=\s)/iu;
/** Ticks, bullets and dashes before a thing. */
const BULLET = /^(?:\[[\sx]?\]|[^\p{L}\p{M}\p{N}₹৳.([])+/iu;
const END = /(?<![\s.।])[\s.।]+$/u;
const NUMBERED = /^\(?(\p{Nd}{1,2})[.)]\s+(?=\S)/u;

/**
 * Reads a list as people write it: a thing per line or between commas, amounts before or after.
 * @example readList('2 kg aloo, milk')[0] // { text: '2 kg aloo', name: 'aloo', packs: null, content: { amount: 2, unit: 'kg' }, … }
 */
export function readList(list: string): readonly Wanted[] {
  const things = list
    .split(SEPARATOR)
    .map((text) => text.replace(BULLET, '').replace(END, ''))
    .filter(Boolean);
  // "1." before the first and "2." before the second count the lines.
  const numbers = things.map((text) => NUMBERED.exec(text)?.[1]);
  const isNumbered =
    numbers.length > 1 &&
    numbers.every((number, at) => number !== undefined && Number(readAmount(number).name) === at + 1);
  return things.map((text) => (isNumbered ? readThing(text.replace(NUMBERED, '')) : readThing(text)));
}

/** A number before or behind the name, as a count of packs. */
const COUNT = /^(?:x ?)?(\d{1,2})(?: ?[x×])?$/i;

function readThing(text: string): Wanted {
  const { name, content, packs, unclear } = readAmount(text);
  const words = name.replace(/(?<=^|\s)([x×])\s(?=\d)|(?<=\d)\s([x×])(?=\s|$)/gi, '$1$2').split(' ');
  const counts = [0, words.length - 1].filter((at) => words.length > 1 && COUNT.test(words[at] ?? ''));
  const [at] = packs === null ? counts : [];
  const count = at === undefined ? packs : Number(COUNT.exec(words[at] ?? '')?.[1]);
  const left = words.filter((_, i) => i !== at);
  return {
    text,
    name: named(left.join(' ')),
    packs: content ? null : count,
    content: content && { ...content, amount: Number((content.amount * (count ?? 1)).toFixed(6)) },
    unclear:
      unclear ||
      counts.length > 1 ||
      count === 0 ||
      (left.length > 1 && [left[0], left.at(-1)].some((word = '') => isNumberWord(word))),
  };
}

const named = (text: string): string =>
  text
    .replace(/^(?:ka|ki|ke|का|की|के|এর) /i, '')
    .replace(/\b(of|packets?|packs?)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
