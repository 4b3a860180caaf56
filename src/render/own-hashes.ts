import { hash } from 'node:crypto';

const POLICY = '<meta http-equiv="content-security-policy" content="';
/** Data such as JSON-LD is neither run nor applied, and needs no hash. */
const DATA = / type="(?:application|speculationrules)/;
/** A letter for a byte. */
const BYTES = 'latin1';

/**
 * Astro writes the hashes of every script and style of the site into the Content Security Policy of each page: more
 * than a kilobyte that can't be compressed. Here a page keeps those of its own. Works on the page's bytes.
 */
export function withOwnHashes(html: Buffer): Uint8Array<ArrayBuffer> {
  const at = html.indexOf(POLICY);
  if (at === -1) return new Uint8Array(html);
  const start = at + POLICY.length;
  const end = html.indexOf('"', start);
  const own = new Set([...inlineTexts(html, 'script'), ...inlineTexts(html, 'style')].map(hashOf));
  const policy = html
    .toString(BYTES, start, end)
    .replace(/ '(sha256-[^']+)'/g, (kept, name: string) => (own.has(name) ? kept : ''));

  const rest = html.subarray(end);
  const page = new Uint8Array(start + policy.length + rest.length);
  page.set(html.subarray(0, start));
  page.set(Buffer.from(policy, BYTES), start);
  page.set(rest, start + policy.length);
  return page;
}

/** What stands between each start and end of a tag. */
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

/** Pages of a kind have the same scripts and styles: those seen, by their length. */
const seen = new Map<number, { readonly text: Buffer; readonly name: string }[]>();

function hashOf(text: Buffer): string {
  const alike = seen.get(text.length) ?? [];
  const known = alike.find((one) => one.text.equals(text));
  if (known) return known.name;
  const name = `sha256-${hash('sha256', text, 'base64')}`;
  seen.set(text.length, [...alike, { text: Buffer.from(text), name }]);
  return name;
}
