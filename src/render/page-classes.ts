const CLASS = / class="([^"]+)"/g;
/** Dialogs are closed while nothing is being used. */
const DIALOG = /<dialog[^>]*(?:>|$)[\s\S]*?(?:<\/dialog>|$)/g;

/** What the elements of a page say of their classes, but for those in its dialogs. */
export const classTexts = (html: string): string[] => {
  const body = html.slice(Math.max(0, html.indexOf('</head>')));
  return [...body.replaceAll(DIALOG, '').matchAll(CLASS)].map(([, text = '']) => text);
};

/** Returns the classes that an attribute names, which stands in HTML. */
export const namesIn = (text: string): string[] =>
  text
    .replaceAll(/&(?:amp|#38);/g, '&')
    .replaceAll(/&(?:gt|#62);/g, '>')
    .split(/\s+/);

/** Returns the distinct classes of a page, but for those in its dialogs. */
export const classesIn = (html: string): Set<string> => new Set([...new Set(classTexts(html))].flatMap(namesIn));
