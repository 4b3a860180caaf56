import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getBundled, setBundled } from '../render/bundled-data.ts';
import { deferredCss } from './deferred-css.ts';
import { classesAtRest, firstPaintCss } from './first-paint-css.ts';
import { classesIn, classTexts, namesIn } from './page-classes.ts';
import { namedSheets } from './sheet-names.ts';
import type { Edit } from '../render/page-edits.ts';
import { hashOf, type SheetHashes } from '../render/trim-page-csp.ts';

/** How the style sheet of a kind of page is divided: what its HTML uses while nothing is being used stands in the HTML. */
interface Divided {
  readonly notice: string;
  readonly first: string;
  readonly deferred: string;
  /** Where the deferred part is. */
  readonly href: string;
  /** The classes that the first part covers. */
  readonly used: ReadonlySet<string>;
  /** The classes that any part styles. */
  readonly styled: ReadonlySet<string>;
  readonly hashes: SheetHashes;
}

const DIVIDED = 'style sheets, divided';
/** The divided sheets of a build, by what Astro writes of each. */
export const divided = (): ReadonlyMap<string, Divided> => getBundled(DIVIDED, new Map());

/** One character per byte of a page. */
const BYTES = 'latin1';

/** Divides the style sheets of these pages, of which there are some of each kind: pages with the same sheet share what they use. */
export function divideStyles(pages: readonly string[]): void {
  const used = new Map<string, Set<string>>();
  for (const page of pages) {
    const { css } = styleOf(page) ?? {};
    if (css) used.set(css, new Set([...(used.get(css) ?? []), ...classesIn(page)]));
  }
  setBundled(DIVIDED, new Map([...used].map(([css, classes]) => [css, divide(css, classes)])));
}

function divide(written: string, used: ReadonlySet<string>): Divided {
  const css = namedSheets(written);
  const painted = firstPaintCss(css, used);
  const [notice, first] = splitNotice(painted);
  const deferred = deferredCss(css, painted, used);
  const href = `/_astro/deferred.${hash('sha256', deferred, 'hex').slice(0, 8)}.css`;
  return {
    notice,
    first,
    deferred,
    href,
    used,
    styled: classesAtRest(css),
    hashes: { written: hashOf(written), first: hashOf(first) },
  };
}

/** The notice of a library's license at the beginning of a sheet, which the site has in a file of its own, and the sheet without it. */
function splitNotice(css: string): readonly [notice: string, css: string] {
  const start = css.trimStart();
  const end = start.startsWith('/*!') ? start.indexOf('*/') + 2 : 0;
  return [start.slice(0, end), start.slice(end).trimStart()];
}

/** Writes the deferred parts into the site. */
export function writeDeferredStyles(dir: string): void {
  const notices = new Set<string>();
  for (const { href, deferred, notice } of divided().values()) {
    const file = join(dir, href);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, deferred, BYTES);
    notices.add(notice);
  }
  if (notices.size > 0) writeFileSync(join(dir, '_astro/notices.txt'), [...notices].join('\n'));
}

/** What stands in a page in place of what Astro has written of its style sheet, and how its policy names both. */
export interface FirstStyles extends Edit {
  readonly hashes: SheetHashes;
}

/**
 * Puts the first part of a page's style sheet in place of the whole, and the name of the rest (shell/deferred-styles.ts); null for a
 * page without one. A page with a class that no page had of those by which the sheet was divided waits for the rest: it is
 * painted later, but as it should be.
 */
export function firstStyles(html: string): FirstStyles | null {
  const { from = 0, to = 0, css } = styleOf(html) ?? {};
  if (css === undefined) return null;
  const sheet = divided().get(css);
  if (!sheet) return wholeSheet(from, to, css);
  const link = `<link rel="stylesheet" href="${sheet.href}"`;
  const rest = suffices(sheet, html)
    ? `<noscript data-deferred="${sheet.href}">${link}></noscript>`
    : `${link} id="deferred">`;
  // Behind the first part, which it has to overrule.
  return { from, to, text: `${OPEN}${sheet.first}${CLOSE}${rest}`, hashes: sheet.hashes };
}

/** The page is of a kind that was not sampled. */
function wholeSheet(from: number, to: number, written: string): FirstStyles {
  const css = namedSheets(written);
  return { from, to, text: `${OPEN}${css}${CLOSE}`, hashes: { written: hashOf(written), first: hashOf(css) } };
}

const OPEN = '<style>';
const CLOSE = '</style>';

/** Astro writes all style sheets of a page into one element. */
function styleOf(html: string): { readonly from: number; readonly to: number; readonly css: string } | undefined {
  const from = html.indexOf(OPEN);
  const end = html.indexOf(CLOSE, from);
  if (from === -1 || end === -1 || from > html.indexOf('</head>')) return undefined;
  return { from, to: end + CLOSE.length, css: html.slice(from + OPEN.length, end) };
}

const verdicts = new WeakMap<Divided, Map<string, boolean>>();

/** Whether the first part styles all classes of a page as the whole sheet does. */
function suffices(sheet: Divided, html: string): boolean {
  const texts = verdicts.get(sheet) ?? new Map<string, boolean>();
  verdicts.set(sheet, texts);
  return classTexts(html).every((text) => {
    const found = texts.get(text) ?? namesIn(text).every((name) => sheet.used.has(name) || !sheet.styled.has(name));
    texts.set(text, found);
    return found;
  });
}
