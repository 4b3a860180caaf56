import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { MEASURED_KINDS } from './pages.ts';

const SCRIPTS =
  /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="?(?:modulepreload|preload"?[^>]*\bas="?script)[^>]*>/gs;
const BLANK = '<!doctype html><html lang="en"><title>blank</title><p>blank</p></html>';

/** Where a page of a kind stands once more, without its scripts. */
export const bareOf = (kind: string): string => `/without-scripts/${kind}`;
export const BLANK_PAGE = '/without-scripts/blank';

/**
 * Writes pages without their script elements into a built site, and a blank one: what pages are measured against. A browser whose
 * JavaScript is switched off would not do, for it loads lazy pictures at once.
 */
export function writeWithoutScripts(site: string): void {
  mkdirSync(join(site, 'without-scripts'));
  const write = (path: string, html: string) => {
    const file = join(site, `${path}.html`);
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html));
  };
  for (const [kind, { path }] of MEASURED_KINDS) {
    const page = readFileSync(join(site, `${path === '/' ? 'index' : path}.html`), 'utf8');
    write(bareOf(kind), page.replace(SCRIPTS, ''));
  }
  write(BLANK_PAGE, BLANK);
}
