/** Declarations of one selector. */
export interface Styles {
  /** The at-rules in which they stand, from the outermost on: `@layer utilities`, `@media (hover: hover)`. */
  readonly queries: readonly string[];
  readonly selector: string;
  /** The names of what is declared. */
  readonly properties: readonly string[];
}

/** Whether an element may get the same property from both of one layer, so that their order decides. */
export function mayCompete(one: Styles, other: Styles): boolean {
  return (
    layerOf(one) === layerOf(other) &&
    parts(one.selector)[1] === parts(other.selector)[1] &&
    one.properties.some((property) => other.properties.some((another) => overlap(property, another))) &&
    !areAlternatives(one, other)
  );
}

const layerOf = ({ queries }: Styles): string => queries.filter((query) => query.startsWith('@layer')).join(' ');

const PSEUDO_ELEMENT = /(?:::[\w-]+(?:\([^()]*\))?|(?<!:):(?:before|after|first-line|first-letter))(?::[\w-]+)*$/;

/** Returns the selector of an element, and what it names of that, such as `::before`. */
export function parts(selector: string): readonly [element: string, part: string] {
  const [part = ''] = PSEUDO_ELEMENT.exec(selector) ?? [];
  return [selector.slice(0, selector.length - part.length), part.replace(/^:(?!:)/, '::')];
}

/** By what name a property is compared: one may set others, by the beginning of their names, and by other names. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^-(?:webkit|moz)-/, ''],
  [/^(?=(?:top|right|bottom|left)$)/, 'inset-'],
  [/-(?:left|right|inline-start|inline-end)\b/, '-inline'],
  [/-(?:top|bottom|block-start|block-end)\b/, '-block'],
  [/^(?:row|column)-gap$/, 'gap'],
  [/^(?:place|align|justify)-/, 'place-'],
  [/^(min-|max-)?inline-size$/, '$1width'],
  [/^(min-|max-)?block-size$/, '$1height'],
  [/^line-height$/, 'font'],
  [/^border-.*/, 'border'],
];

const named = (property: string): string =>
  property.startsWith('--') ? property : NAMES.reduce((name, [from, to]) => name.replace(from, to), property);

function overlap(one: string, other: string): boolean {
  const [a, b] = [named(one), named(other)];
  if (a === b) return true;
  if (a.startsWith('--') || b.startsWith('--')) return false;
  if (a === 'all' || b === 'all') return true;
  return a.startsWith(`${b}-`) || b.startsWith(`${a}-`);
}

const UTILITY = /^\.(?:\\[0-9a-f]{1,6}\s|\\.|[\w-])+$/;

/** Whether they are two utilities for the same, such as `p-2` and `p-4`, of which an element has one. */
const areAlternatives = (one: Styles, other: Styles): boolean =>
  UTILITY.test(one.selector) &&
  UTILITY.test(other.selector) &&
  one.queries.join() === other.queries.join() &&
  [...one.properties].sort().join() === [...other.properties].sort().join();
