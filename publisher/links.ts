import { lettersOf } from './text-of-bytes.ts';

/** Where a reference in a page points. */
const REFERENCES =
  /\s(?:href|src|action|poster|component-url|renderer-url|before-hydration-url)="([^"]*)"|\ssrcset="([^"]*)"/g;
/** The content of a script is no markup, but its tag may name a file. One without an end tag extends to the end of the page. */
const INSIDE_SCRIPTS = /(<(script|style)\b[^>]*(?:>|$))[\s\S]*?(?:<\/\2>|$)/g;

const origin = 'http://site.invalid';

/** The common form of a path, which needs no parsing. */
const PLAIN = /^\/[\w-][\w./-]*$/;

/** The paths on this site that a page refers to, each once. `html` has one character per byte. */
export function internalLinks(html: string, page: string): Set<string> {
  const paths = new Set<string>();
  for (const [, single, several] of withoutScripts(html).matchAll(REFERENCES)) {
    const letters = lettersOf(single ?? several ?? '');
    const addresses = single === undefined ? letters.split(/,\s+/).map(firstWord) : [letters];
    for (const address of addresses) {
      if (PLAIN.test(address) && !address.includes('/.')) {
        paths.add(address);
        continue;
      }
      const written = address.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
      if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(written)) continue; // mailto:, tel:, data:
      const url = URL.parse(written, origin + page);
      if (url?.origin === origin) paths.add(url.pathname);
    }
  }
  return paths;
}

const firstWord = (candidate: string): string => candidate.trim().split(/\s/)[0] ?? '';

const withoutScripts = (html: string): string => html.replace(INSIDE_SCRIPTS, '$1');

/** Matches scripts, styles and tags, and captures the text between them. */
const TAGS_AND_TEXT = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1>|$)|<[^>]*>?|([^<]+)/g;

/** Whether a page shows at least that many letters. `html` has one character per byte. */
export function showsText(html: string, letters: number): boolean {
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  let text = '';
  for (const [, , words] of body.matchAll(TAGS_AND_TEXT)) {
    text = (text + (words === undefined ? ' ' : lettersOf(words))).replace(/\s+/g, ' ');
    if (text.trim().length >= letters) return true;
  }
  return false;
}
