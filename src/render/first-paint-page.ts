import { getBundled, setBundled } from './bundled-data.ts';
import { classesAtRest } from './first-paint-css.ts';

const KNOWN = 'classes of the style sheets';

/** Tells what a page's style sheet has rules for. */
export function shareClasses(classes: ReadonlySet<string>): void {
  setBundled(KNOWN, new Set([...known(), ...classes]));
}

const known = (): ReadonlySet<string> => getBundled(KNOWN, new Set());

const NAMED = /<noscript data-whole="([^"]+)"/;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** Dialogs are closed while nothing is being used. */
const DIALOG = /<dialog[^>]*>[\s\S]*?<\/dialog>/g;

/**
 * Returns a page whose first styles lack a class that its HTML has, waiting for the whole of its style sheet: it is painted later,
 * but as it should be. Other pages stay as they are.
 */
export function withNeededStyles(html: Buffer): Buffer {
  const text = html.toString('latin1');
  const [named = '', href] = NAMED.exec(text) ?? [];
  if (!href) return html;
  const all = known();
  const inline = atRest([...text.matchAll(STYLE)].map(([, css = '']) => css).join(''));
  for (const name of classesIn(text)) {
    if (inline.has(name) || !all.has(name)) continue;
    return Buffer.from(text.replace(named, `<link rel="stylesheet" href="${href}" id="whole">${named}`), 'latin1');
  }
  return html;
}

const read = new Map<string, Set<string>>();

/** As `classesAtRest`, once for each text: pages of a kind share theirs. */
function atRest(css: string): Set<string> {
  const classes = read.get(css) ?? classesAtRest(css);
  read.set(css, classes);
  return classes;
}

/** Returns the distinct classes of the HTML, but for those in its dialogs. */
export function classesIn(html: string): Set<string> {
  const texts = new Set<string>();
  for (const [, text = ''] of html.replaceAll(DIALOG, '').matchAll(/ class="([^"]+)"/g)) texts.add(text);
  return new Set(
    [...texts].flatMap((text) =>
      text
        .replaceAll(/&(?:amp|#38);/g, '&')
        .replaceAll(/&(?:gt|#62);/g, '>')
        .split(/\s+/),
    ),
  );
}
