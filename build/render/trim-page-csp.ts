import { hash } from 'node:crypto';

const POLICY = '<meta http-equiv="content-security-policy" content="';
const HEAD = '<head><meta charset="utf-8">';
/** Data such as JSON-LD is neither run nor applied, and needs no hash. */
const DATA = / type="application/;
/** One character per byte of the page. */
const BYTES = 'latin1';

/**
 * Moves the Content Security Policy behind the charset and keeps only the hashes of the page's own scripts and styles. Astro
 * writes it at the end of the head, where it does not apply to what precedes it, with the hashes of the whole site: more than a
 * kilobyte per page that does not compress.
 */
export function withPageCsp(html: string): { readonly html: string; readonly policy: string | null } {
  const at = html.indexOf(POLICY);
  const head = html.indexOf(HEAD);
  if (at === -1 || head === -1) return { html, policy: null };
  const first = head + HEAD.length;
  const start = at + POLICY.length;
  const end = html.indexOf('"', start);
  const own = new Set([...inlineTexts(html, 'script'), ...inlineTexts(html, 'style')].map(hashOf));
  const policy = html
    .slice(start, end)
    .replace(/ '(sha256-[^']+)'/g, (kept, name: string) => (own.has(name) ? kept : ''));
  const after = html.slice(html.indexOf('>', end) + 1);
  return { html: `${html.slice(0, first)}${POLICY}${policy}">${html.slice(first, at)}${after}`, policy };
}

/** Returns the content of each inline script or style. */
function inlineTexts(html: string, tag: 'script' | 'style'): string[] {
  const texts: string[] = [];
  for (let at = html.indexOf(`<${tag}`); at !== -1; at = html.indexOf(`<${tag}`, at)) {
    const open = html.indexOf('>', at);
    const close = html.indexOf(`</${tag}>`, open);
    if (open === -1 || close === -1) break;
    if (!DATA.test(html.slice(at, open))) texts.push(html.slice(open + 1, close));
    at = close;
  }
  return texts;
}

/** Hashes of the texts seen so far: pages of one kind share their scripts and styles. */
const seen = new Map<string, string>();

/** Returns how a policy names an inline script or style, whose bytes are the characters of `text`. */
export function hashOf(text: string): string {
  const known = seen.get(text);
  if (known) return known;
  const name = `sha256-${hash('sha256', Buffer.from(text, BYTES), 'base64')}`;
  // A copy: a part of a page would keep all of it in memory.
  seen.set(Buffer.from(text, BYTES).toString(BYTES), name);
  return name;
}
