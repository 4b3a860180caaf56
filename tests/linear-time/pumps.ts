import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { Pump } from './growth.ts';

/** One of these is in almost every set of characters; the first or the last one there is taken, and so may be in two sets. */
const CHARACTERS = [...`a0A-.,;:<>()[]{}*#"'/\\&=+|!?@%~$^\`\té×–•_\n `];

type Order = readonly string[];
const ORDERS: readonly Order[] = [CHARACTERS, CHARACTERS.toReversed()];

function sampleOfSet({ raw, ...set }: AST.CharacterClass | AST.CharacterSet, flags: string, order: Order): string {
  const matches = new RegExp(`^${raw}$`, flags.replace(/[gy]/g, ''));
  const usual = order.find((character) => matches.test(character));
  if (usual !== undefined || set.type !== 'CharacterClass') return usual ?? '';
  const [first] = set.elements;
  if (first?.type === 'CharacterClassRange') return String.fromCodePoint(first.min.value);
  return first?.type === 'Character' ? String.fromCodePoint(first.value) : '';
}

/** A text that an element matches; '' for what takes no characters. */
function sampleOf(element: AST.Element, flags: string, order: Order): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterClass':
    case 'CharacterSet':
      return sampleOfSet(element, flags, order);
    case 'Group':
    case 'CapturingGroup':
      return sampleOfAll(element.alternatives[0]?.elements ?? [], flags, order);
    case 'Backreference':
      return sampleOfAll([element.resolved].flat()[0]?.alternatives[0]?.elements ?? [], flags, order);
    case 'Quantifier':
      // What may be left out is there: behind it begins what an attack leads into.
      return element.max === 0 ? '' : sampleOf(element.element, flags, order).repeat(Math.max(1, element.min));
    default:
      return '';
  }
}

const sampleOfAll = (elements: readonly AST.Element[], flags: string, order: Order): string =>
  elements.map((element) => sampleOf(element, flags, order)).join('');

const within = (element: AST.Element): readonly AST.Alternative[] => {
  if (element.type === 'Quantifier') return within(element.element);
  return 'alternatives' in element ? (element.alternatives as AST.Alternative[]) : [];
};

/** Every beginning of an expression and of its parts, repeated, and every part that repeats itself behind its beginning. */
function* partsOf(
  alternatives: readonly AST.Alternative[],
  flags: string,
  order: Order,
  before = '',
): Generator<readonly [before: string, piece: string]> {
  for (const [i, { elements }] of alternatives.entries()) {
    // A list of words: one of them will do.
    if (i > 0 && elements.every(({ type }) => type === 'Character')) continue;
    let own = '';
    for (const element of elements) {
      yield* partsOf(within(element), flags, order, before + own);
      if (element.type === 'Quantifier') yield [before + own, sampleOf(element.element, flags, order)];
      own += sampleOf(element, flags, order);
      yield ['', before + own];
      yield ['', own];
    }
  }
}

/** The first character of each set of those that must not be there: it ends what the set began. */
function* excluded(alternatives: readonly AST.Alternative[], flags: string): Generator<string> {
  for (const element of alternatives.flatMap(({ elements }) => elements)) {
    yield* excluded(within(element), flags);
    const set = element.type === 'Quantifier' ? element.element : element;
    if (set.type === 'CharacterClass' && set.negate && set.elements[0]?.type === 'Character')
      yield String.fromCodePoint(set.elements[0].value);
  }
}

const parser = new RegExpParser();

/** Inputs that an expression may take long for, made of what it looks for. */
export function pumpsOf({ source, flags }: RegExp): readonly Pump[] {
  const { alternatives } = parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
  const parts = ORDERS.flatMap((order) => [...partsOf(alternatives, flags, order)]).filter(([, piece]) => piece !== '');
  const ends = ['', '\u0001', '\n', ...excluded(alternatives, flags)];
  const pumps = parts.flatMap(([before, piece]) =>
    // What stands before keeps an expression from beginning where it is let off.
    [before, ...(before === '' ? ['\u0001'] : [])].flatMap((start) =>
      ends.map((after): Pump => ({ before: start, piece, after })),
    ),
  );
  return [...new Map(pumps.map((pump) => [JSON.stringify(pump), pump])).values()];
}
