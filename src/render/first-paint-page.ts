import { getBundled, setBundled } from './bundled-data.ts';
import { classesAtRest } from './first-paint-css.ts';

const KNOWN = 'classes of the style sheets';

/** Tells what a page's style sheet has rules for. */
export function shareClasses(classes: ReadonlySet<string>): void {
  setBundled(KNOWN, new Set([...known(), ...classes]));
}

const known = (): ReadonlySet<string> => getBundled(KNOWN, new Set());

const NAMED = /<noscript data-whole="([^"]+)"/;
const STYLE = /<style>([\s\S]*?)(?:<\/style>|$)/g;
const CLASS = / class="([^"]+)"/g;
/** Dialogs are closed while nothing is being used. */
const DIALOG = /<dialog[^>]*(?:>|$)[\s\S]*?(?:<\/dialog>|$)/g;

/**
 * Returns a page whose first styles lack a class that its HTML has, waiting for the whole of its style sheet: it is painted later,
 * but as it should be. Other pages stay as they are.
 */
export function withNeededStyles(html: string): string {
  const [named = '', href] = NAMED.exec(html) ?? [];
  if (!href) return html;
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')));
  const styles = stylesOf([...head.matchAll(STYLE)].map(([, css = '']) => css).join(''));
  if (classTexts(html).every((text) => styles.suffice(text))) return html;
  return html.replace(named, `<link rel="stylesheet" href="${href}" id="whole">${named}`);
}

/** The first styles of a page, which it shares with others of its kind. */
class FirstStyles {
  readonly #inline: ReadonlySet<string>;
  readonly #known = known();
  readonly #suffice = new Map<string, boolean>();

  constructor(css: string) {
    this.#inline = classesAtRest(css);
  }

  /** Whether they say of an element's classes all that the whole style sheet does. */
  suffice(text: string): boolean {
    const found =
      this.#suffice.get(text) ?? namesIn(text).every((name) => this.#inline.has(name) || !this.#known.has(name));
    this.#suffice.set(text, found);
    return found;
  }
}

const read = new Map<string, FirstStyles>();

function stylesOf(css: string): FirstStyles {
  const styles = read.get(css) ?? new FirstStyles(css);
  read.set(css, styles);
  return styles;
}

/** What the elements of a page say of their classes, but for those in its dialogs. */
const classTexts = (html: string): string[] => {
  const body = html.slice(Math.max(0, html.indexOf('</head>')));
  return [...body.replaceAll(DIALOG, '').matchAll(CLASS)].map(([, text = '']) => text);
};

const namesIn = (text: string): string[] =>
  text
    .replaceAll(/&(?:amp|#38);/g, '&')
    .replaceAll(/&(?:gt|#62);/g, '>')
    .split(/\s+/);

/** Returns the distinct classes of the HTML, but for those in its dialogs. */
export const classesIn = (html: string): Set<string> => new Set([...new Set(classTexts(html))].flatMap(namesIn));
