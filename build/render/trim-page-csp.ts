import { hash } from 'node:crypto';
import type { Edit } from './page-edits.ts';

const POLICY = '<meta http-equiv="content-security-policy" content="';
const HEAD = '<head><meta charset="utf-8">';
/** Data such as JSON-LD is neither run nor applied, and needs no hash. */
const DATA = / type="application/;
/** One character per byte of the page. */
const BYTES = 'latin1';

/** How a policy names a page's style sheet: as Astro has written it, and as it stands in the page. */
export interface SheetHashes {
  readonly written: string;
  readonly first: string;
}

export interface PageCsp {
  readonly edits: readonly Edit[];
  /** The page's own policy; null for a page without one. */
  readonly policy: string | null;
}

/**
 * Moves the Content Security Policy behind the charset and keeps only the hashes of the page's own scripts and styles. Astro
 * writes it at the end of the head, where it does not apply to what precedes it, with the hashes of the whole site: more than a
 * kilobyte per page that does not compress.
 * @param dropped what is taken out of the page
 */
export function trimPageCsp(html: string, dropped: readonly Edit[] = [], sheet?: SheetHashes): PageCsp {
  const at = html.indexOf(POLICY);
  const head = html.indexOf(HEAD);
  if (at === -1 || head === -1) return { edits: [], policy: null };
  const first = head + HEAD.length;
  const start = at + POLICY.length;
  const end = html.indexOf('"', start);
  const gone = new Set(dropped.map(({ from }) => from));
  const texts = ['script', 'style'].flatMap((tag) => inlineTexts(html, tag)).filter(({ from }) => !gone.has(from));
  const pageHashes = new Set(texts.map(({ text }) => hashOf(text)));
  const policy = html.slice(start, end).replace(/ '(sha256-[^']+)'/g, (source, name: string) => {
    if (!pageHashes.has(name)) return '';
    return name === sheet?.written ? ` '${sheet.first}'` : source;
  });
  const edits = [
    { from: first, to: first, text: `${POLICY}${policy}">` },
    { from: at, to: html.indexOf('>', end) + 1, text: '' },
  ];
  return { edits, policy };
}

/** Returns each inline script or style: where it begins, and what it says. */
function inlineTexts(html: string, tag: string): { readonly from: number; readonly text: string }[] {
  const texts = [];
  for (let from = html.indexOf(`<${tag}`); from !== -1;) {
    const open = html.indexOf('>', from);
    const close = html.indexOf(`</${tag}>`, open);
    if (open === -1 || close === -1) break;
    if (!DATA.test(html.slice(from, open))) texts.push({ from, text: html.slice(open + 1, close) });
    from = html.indexOf(`<${tag}`, close);
  }
  return texts;
}

/** Hashes of the texts seen so far: pages of one kind share their scripts and styles. */
const hashes = new Map<string, string>();

/** Returns how a policy names an inline script or style, whose bytes are the characters of `text`. */
export function hashOf(text: string): string {
  const cached = hashes.get(text);
  if (cached) return cached;
  const name = `sha256-${hash('sha256', Buffer.from(text, BYTES), 'base64')}`;
  // A copy: a part of a page would keep all of it in memory.
  hashes.set(Buffer.from(text, BYTES).toString(BYTES), name);
  return name;
}
