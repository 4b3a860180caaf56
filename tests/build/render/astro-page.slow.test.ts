import { afterAll, describe, expect, test } from 'vitest';
import { restoreBundledData } from '../../../build/render/bundled-data.ts';
import { dropIslandNames, dropIslandRuntime } from '../../../build/render/drop-island-runtime.ts';
import { neededDirective } from '../../../build/render/needed-directive.ts';
import { openingTags } from '../../../build/render/opening-tags.ts';
import { applyEdits, type Edit } from '../../../build/render/page-edits.ts';
import { trimPageCsp } from '../../../build/render/trim-page-csp.ts';
import { prioritizeScripts } from '../../../build/scripts/prioritize-scripts.ts';
import { nameScripts, sharedScripts } from '../../../build/scripts/shared-scripts.ts';
import { divided, divideStyles } from '../../../build/styles/divide-styles.ts';
import { fixtureSite } from './fixture-site.ts';

const PAGE = `---
import '../page.css';
import { ProductGrid } from '../ProductGrid.tsx';
---
<html lang="en"><head><meta charset="utf-8" /><title>Goods</title></head><body><p>Goods</p>
<ProductGrid client:load built="[1]" look={{ badge: 'red' }} />
<ProductGrid client:idle={{ timeout: 50 }} built="[2]" />
<ProductGrid client:needed={{ goods: true }} built="[3]"><b>of the page</b></ProductGrid>
<ProductGrid client:needed={{ near: '200px' }} built="[4]" />
<script>document.title += '.';</script></body></html>`;
const GRID = `export const ProductGrid = ({ built, children }) => <p>{built}{children}</p>;`;
const CSS = '.goods { color: green; }';

let written: Promise<string> | undefined;
/** The page, which the first test builds. */
const page = (): Promise<string> =>
  (written ??= fixtureSite({ 'src/pages/index.astro': PAGE, 'src/ProductGrid.tsx': GRID, 'src/page.css': CSS })
    .build({ integrations: [neededDirective()], vite: { build: { assetsInlineLimit: 0 } } })
    .then((pages) => pages['index.html'] ?? ''));
afterAll(() => restoreBundledData(new Map()));

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"'),
    ]),
  );
const islandsIn = (html: string) => openingTags(html, 'astro-island').map(({ text }) => attributesOf(text));
const edited = (html: string, edits: readonly Edit[]): string => applyEdits(html, edits).join('');

describe('a page as Astro writes it', () => {
  test('has on its islands what scripts of the page read', async () => {
    const html = await page();
    const islands = islandsIn(html);
    const read = ['component-url', 'component-export', 'renderer-url', 'props', 'ssr', 'client', 'opts'];
    for (const island of islands) expect(Object.keys(island).filter((name) => read.includes(name))).toEqual(read);
    expect(islands.map((island) => [island['component-export'], island['client']])).toEqual([
      ['ProductGrid', 'load'],
      ['ProductGrid', 'idle'],
      ['ProductGrid', 'needed'],
      ['ProductGrid', 'needed'],
    ]);
    const parsed = (name: string) => islands.map((island) => JSON.parse(island[name] ?? '') as unknown);
    expect(parsed('props')[0]).toEqual({ built: [0, '[1]'], look: [0, { badge: [0, 'red'] }] });
    expect(parsed('opts')[2]).toEqual({ name: 'ProductGrid', value: { goods: true } });
    // As early/changed-goods.ts and shell/island-errors.ts select them.
    expect(islands.map(({ opts = '' }) => [opts.includes('"goods"'), opts.includes('near')])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(html).toContain('<astro-slot><b>of the page</b></astro-slot>');
  });

  test('has the runtime of its islands where it is looked for, and all of it', async () => {
    const html = await page();
    expect(html).toContain('customElements.define("astro-island"');
    const rest = edited(html, dropIslandRuntime(html));
    expect(dropIslandRuntime(html)).toHaveLength(5);
    expect(rest).not.toMatch(/<script>|astro-island,/);
  });

  test('has the ids and names of islands that are taken out', async () => {
    const html = await page();
    const names = (text: string) => [text.match(/ uid="/g)?.length, text.match(/&quot;name&quot;/g)?.length];
    expect(names(html)).toEqual([4, 4]);
    expect(names(edited(html, dropIslandNames(html)))).toEqual([undefined, undefined]);
  });

  test('names the scripts of islands as they are looked for', async () => {
    const html = await page();
    const chunks = ['framework', 'islands', 'http-client'].map((name) => ({
      type: 'chunk',
      name,
      fileName: `${name}.js`,
      imports: [],
    }));
    const { generateBundle } = sharedScripts() as unknown as { generateBundle: (_: object, bundle: object) => void };
    generateBundle({}, { ...chunks });
    const [{ text } = { text: '' }] = nameScripts(html);
    const [island = {}] = islandsIn(html);
    const scripts = ['/framework.js', '/islands.js', island['renderer-url'], island['component-url']];
    expect(text).toContain(` data-at-once data-calls>${JSON.stringify(scripts)}<`);
    expect(html.match(/<script [^<>]*src=/g)).toHaveLength(1);
    expect(prioritizeScripts(html)).toHaveLength(1);
  });

  test('has its styles in one element, and its policy behind the charset', async () => {
    const html = await page();
    divideStyles([html]);
    const [css = '', ...others] = divided().keys();
    expect(css).toMatch(/^\s*\.goods\s*\{/);
    expect(others).toEqual([]);
    const { policy, edits } = trimPageCsp(html);
    expect(policy).toContain(divided().get(css)?.hashes.written);
    expect(edited(html, edits)).toContain(`<meta charset="utf-8"><meta http-equiv="content-security-policy"`);
  });
});
