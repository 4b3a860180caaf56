import { hash } from 'node:crypto';

const POLICY = '<meta http-equiv="content-security-policy" content="';
const HEAD = '<head><meta charset="utf-8">';
/** Data such as JSON-LD is neither run nor applied, and needs no hash. */
const DATA = / type="application/;
/** One character per byte, so that offsets agree. */
const BYTES = 'latin1';

export interface PageBytes {
  readonly page: Uint8Array<ArrayBuffer>;
  /** Null for a page without a policy. */
  readonly policy: string | null;
}

/**
 * Moves the Content Security Policy behind the charset and keeps only the hashes of the page's own scripts and styles. Astro
 * writes it at the end of the head, where it does not apply to what precedes it, with the hashes of the whole site: more than a
 * kilobyte per page that does not compress.
 */
export function withPageCsp(html: Buffer): PageBytes {
  const at = html.indexOf(POLICY);
  const head = html.indexOf(HEAD);
  if (at === -1 || head === -1) return { page: new Uint8Array(html), policy: null };
  const first = head + HEAD.length;
  const start = at + POLICY.length;
  const end = html.indexOf('"', start);
  const own = new Set([...inlineTexts(html, 'script'), ...inlineTexts(html, 'style')].map(hashOf));
  const policy = html
    .toString(BYTES, start, end)
    .replace(/ '(sha256-[^']+)'/g, (kept, name: string) => (own.has(name) ? kept : ''));
  const meta = Buffer.from(`${POLICY}${policy}">`, BYTES);
  const after = html.subarray(html.indexOf('>', end) + 1);
  return { page: joined([html.subarray(0, first), meta, html.subarray(first, at), after]), policy };
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const page = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    page.set(part, at);
    at += part.length;
  }
  return page;
}

/** Returns the content of each inline script or style. */
function inlineTexts(html: Buffer, tag: 'script' | 'style'): Buffer[] {
  const texts: Buffer[] = [];
  for (let at = html.indexOf(`<${tag}`); at !== -1; at = html.indexOf(`<${tag}`, at)) {
    const open = html.indexOf('>', at);
    const close = html.indexOf(`</${tag}>`, open);
    if (!DATA.test(html.toString(BYTES, at, open))) texts.push(html.subarray(open + 1, close));
    at = close;
  }
  return texts;
}

/** Hashes of the texts seen so far, by length: pages of one kind share their scripts and styles. */
const seen = new Map<number, { readonly text: Buffer; readonly name: string }[]>();

function hashOf(text: Buffer): string {
  const alike = seen.get(text.length) ?? [];
  const known = alike.find((one) => one.text.equals(text));
  if (known) return known.name;
  const name = `sha256-${hash('sha256', text, 'base64')}`;
  seen.set(text.length, [...alike, { text: Buffer.from(text), name }]);
  return name;
}
