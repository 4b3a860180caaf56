const CLASS = / class="([^"]+)"/g;
/** Dialogs are closed while nothing is being used. */
const DIALOG = /<dialog[^>]*(?:>|$)[\s\S]*?(?:<\/dialog>|$)/g;

/** What the elements of a page say of their classes, but for those in its dialogs. */
export const classTexts = (html: string): string[] => {
  const body = html.slice(Math.max(0, html.indexOf('</head>')));
  return [...body.replaceAll(DIALOG, '').matchAll(CLASS)].map(([, text = '']) => text);
};

/** What Astro and React write in place of the signs that have a meaning in HTML. */
const ESCAPED = new Map(
  Object.entries({ '&': ['amp', '#38'], '>': ['gt', '#62'], "'": ['#x27', '#39'], '"': ['quot', '#34'] }).flatMap(
    ([sign, names]) => names.map((name) => [name, sign] as const),
  ),
);

/** Returns the classes that an attribute names, which stands in HTML. */
export const namesIn = (text: string): string[] =>
  text.replaceAll(/&(#?\w+);/g, (source, name: string) => ESCAPED.get(name) ?? source).split(/\s+/);

/** Returns the distinct classes of a page, but for those in its dialogs. */
export const classesIn = (html: string): Set<string> => new Set([...new Set(classTexts(html))].flatMap(namesIn));
