import { normalizeText } from '../search/normalize.ts';
import { parsePackSize, sizesIn } from '../../../contract/pack-size.ts';

interface NameAndSize {
  readonly name: string;
  readonly packSize: string | null;
}

/** Words that say nothing about the goods. */
const EMPTY_WORDS =
  /^(?:\d+|\p{L}|of|with|for|in|and|per|free|extra|each|pack|packs|combo|offer|pouch|bottle|jar|refill)$/u;
const DANGLING = /(?:^(?:of|with|per|and)\s)|(?:\s(?:of|with|for|in|and|per|x|&|\+)$)/iu;

const isName = (text: string): boolean =>
  !DANGLING.test(text) &&
  normalizeText(text)
    .trim()
    .split(' ')
    .some((word) => word !== '' && !EMPTY_WORDS.test(word));

/** Several goods sold as one: their sizes belong to parts of the name. */
const COMBINATION = /\s\+\s*\p{L}|\p{L}\+\p{L}/u;

/** These say what the goods are: "Vitamin B12 60 Tablets". */
const NOUN =
  /\d\s*(tablets?|capsules?|(?:tea ?)?bags|eggs|bars|wipes?|diapers|(?:diaper )?pants|pads?|sticks?|candles|napkins?)$/i;

/** What they hold is no content: a bucket of 16 litres is one piece, and has no price per litre. */
const VESSEL = /\b(?:bucket|dustbin|mug|flask|kettle|cooker|kadai)s?\b/i;

/** A name without this size, but with what it says of the goods if nothing else does. */
function withoutSize(name: string, size: string): string {
  const rest = name.replace(size, ' ');
  const [, noun = ''] = NOUN.exec(size.trim()) ?? [];
  return rest.toLowerCase().includes(noun.toLowerCase().replace(/s$/, '')) ? rest : name.replace(size, ` ${noun} `);
}

/** What is left of a name, without the signs that stood around the size. */
const tidy = (text: string): string =>
  text
    .replace(/\(\s*(?:[,;|–-]\s*)?\)|\[\s*\]/g, ' ')
    .replace(/([,;|–-])\s*(?=[,;|–-])/g, '')
    .replace(/\(\s*[,;–-]\s*/g, '(')
    .replace(/(?<!\s)\s*[,;–-]\s*\)/g, ')')
    .replace(/(?<!\s)\s+([,;])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|/+–-]+/, '')
    .replace(/(?<![\s,;:|/+–(-])[\s,;:|/+–(-]+$/, '');

/** A size without the brackets around it. @example bare('(1 kg Pouch)') // '1 kg Pouch' */
function bare(size: string): string {
  const text = size.trim();
  if (/^\([^)]*\)$/.test(text)) return text.slice(1, -1).trim();
  return text.includes('(') ? text : text.replace(/\)$/, '').trim();
}

/** The one size that these say together; undefined when they say several, as "Sauce 200 g, Noodles 150 g" does. */
function oneSize(sizes: readonly string[]): string | undefined {
  const [first, second, ...more] = sizes.map(bare);
  if (first === undefined || more.length > 0) return undefined;
  if (second === undefined) return first;
  const [one, other] = [parsePackSize(first)?.unit, parsePackSize(second)?.unit];
  // "75 g … Pack of 4" belongs together.
  return one !== other && (one === 'piece' || other === 'piece') ? `${first}, ${second}` : undefined;
}

/**
 * Takes a size out of a product's name, if what remains is a name and nothing speaks against it.
 * @param packSize what the file says of the size by itself, which goes before the name's
 * @example splitSize('Tata Salt 1 kg (Pouch)', null) // { name: 'Tata Salt', packSize: '1 kg (Pouch)' }
 */
export function splitSize(name: string, packSize: string | null): NameAndSize {
  const sizes = sizesIn(name);
  const size = oneSize(sizes);
  const content = parsePackSize(size);
  const rest = tidy(sizes.reduce(withoutSize, name));
  if (size === undefined || !content || !isName(rest) || COMBINATION.test(rest)) return { name, packSize };
  if (packSize === null) return { name: rest, packSize: size };
  const stated = parsePackSize(packSize);
  if (!stated) return { name: rest, packSize: `${size}, ${packSize}` };
  if (stated.unit === content.unit && stated.amount === content.amount) return { name: rest, packSize };
  // "1 unit" beside "Salt 1 kg".
  if (stated.unit === 'piece' && stated.amount === 1 && !VESSEL.test(name)) return { name: rest, packSize: size };
  return { name, packSize };
}
