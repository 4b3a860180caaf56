/** A class in a selector, with its escapes. */
const CLASS = /\.((?:\\[0-9a-f]{1,6}\s|\\.|[\w-])+)/g;

/** Returns a class as it stands in HTML. */
const unescaped = (name: string): string =>
  name.replace(/\\([0-9a-f]{1,6})\s|\\(.)/g, (_, hex?: string, sign = '') =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : sign,
  );

export const classesOf = (selector: string): string[] =>
  [...selector.matchAll(CLASS)].map(([, name = '']) => unescaped(name));

const NESTED = /:(?:not|is|where|has|nth-child|nth-last-child)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Returns a selector without what stands in the parentheses of `:not()` and the like, of which not everything has to hold. */
export const unnested = (selector: string): string => selector.replace(NESTED, '');

/** Where a shopper points, presses or is, and what only a script can set. */
const IN_USE = /:(?:hover|active|focus|focus-visible|focus-within|indeterminate)(?![\w-])/;

/** Whether a selector holds only for what is being used: `.a:hover`, `:is(.a:focus *)`, not `.a:not(:hover)`. */
export const isInUse = (selector: string): boolean =>
  IN_USE.test(selector.replace(NESTED, (nested) => (/^:not|,/.test(nested) ? '' : nested)));
