import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { afterAll, describe, expect, test } from 'vitest';
import { restoreBundledData } from '../../../build/render/bundled-data.ts';
import { dropIslandNames, dropIslandRuntime } from '../../../build/render/drop-island-runtime.ts';
import { applyEdits, type Edit } from '../../../build/render/page-edits.ts';
import { classesAtRest, firstPaintCss } from '../../../build/styles/first-paint-css.ts';
import { divideStyles, firstStyles, writeDeferredStyles } from '../../../build/styles/divide-styles.ts';
import { nameSheet } from '../../../build/styles/sheet-names.ts';
import { classesIn } from '../../../build/styles/page-classes.ts';
import { prioritizeScripts } from '../../../build/scripts/prioritize-scripts.ts';

const edited = (html: string, edits: (html: string) => Edit[]): string => applyEdits(html, edits(html)).join('');
const bare = (css: string): string => css.replace(/\s+/g, '');
const first = (css: string, ...classes: string[]) => bare(firstPaintCss(css, new Set(classes)));

describe('what a page is first painted with', () => {
  test('is what holds for its classes and for elements', () => {
    expect(first('html { top: 0; } .a { top: 1px; } .a.b, .a > i, .b { top: 2px; }', 'a')).toBe(
      'html{top:0;}.a{top:1px;}.a>i{top:2px;}',
    );
    expect(first(String.raw`@media (width >= 1px) { .md\:p-4 { top: 0; } .z { top: 0; } }`, 'md:p-4')).toBe(
      String.raw`@media(width>=1px){.md\:p-4{top:0;}}`,
    );
    expect(first('@media (width >= 1px) { .z { top: 0; } }', 'a')).toBe('');
  });
  test('is nothing that holds only where a shopper points, presses or is', () => {
    expect(first('.a:hover, .a { top: 0; } .a { &:active { top: 1px; } } :is(.a:focus *) { top: 2px; }', 'a')).toBe(
      '.a{top:0;}',
    );
    expect(first('.a:not(:hover) { top: 0; } .a:is(:focus, [open]) { top: 1px; } .a:checked { top: 2px; }', 'a')).toBe(
      '.a:not(:hover){top:0;}.a:is(:focus,[open]){top:1px;}.a:checked{top:2px;}',
    );
  });
  test('has the steps that it uses, and all values: one set later would have all of the page styled anew', () => {
    const css =
      ':root { --a: 1px; --b: 2px; } .x { width: var(--a); animation: rise 1s; } .y { width: var(--b); animation: spin 1s; } ' +
      '@keyframes rise { to { top: 0; } } @keyframes spin { to { top: 1px; } }';
    expect(first(css, 'x')).toBe(
      ':root{--a:1px;--b:2px;}.x{width:var(--a);animation:rise1s;}@keyframesrise{to{top:0;}}',
    );
  });
});

test('classes at rest are those that a style sheet says something of while nothing is being used', () => {
  expect(
    classesAtRest('.a:hover { top: 0; } .b.c { top: 0; } .d:not(.e) { top: 0; } :is(.f:active *) { top: 0; }'),
  ).toEqual(new Set(['b', 'c', 'd']));
});

test('the classes of a page are those outside its dialogs', () => {
  const html =
    '<p class="a [&amp;&#62;b]:c content-[&#x27;&#39;]"><dialog class="d"><i class="e"></i></dialog><i class="a f">';
  expect(classesIn(html)).toEqual(new Set(['a', '[&>b]:c', "content-['']", 'f']));
});

describe('a style sheet that is divided', () => {
  const css = '.a{top:0}.b{top:1px}.a:hover{top:2px}@media (width>=64rem){.a{top:3px}}.c{content:"₹"}';
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const bytes = (text: string) => Buffer.from(text).toString('latin1');
  const page = (classes: string, written = css) =>
    bytes(`<head><style>${written}</style></head><body><p class="${classes}">₹</body>`);
  const styled = (html: string) => edited(html, (text) => [firstStyles(text)].flatMap((one) => one ?? []));
  const first = '.a{top:0}@media (width>=64rem){.a{top:3px}}';
  afterAll(() => restoreBundledData(new Map()));

  test('stands in pages as far as those of their kind use it, the rest in a file', ({ onTestFinished }) => {
    divideStyles([page('a'), page('a hook')]);
    const html = styled(page('a hook'));
    expect(firstStyles(page('a'))?.hashes).toEqual({ written: hash(css), first: hash(first) });
    const [, href = ''] = /<noscript data-deferred="([^"]+)">/.exec(html) ?? [];
    expect(html).toBe(
      bytes(
        `<head><style>${first}</style><noscript data-deferred="${href}"><link rel="stylesheet" href="${href}"></noscript></head><body><p class="a hook">₹</body>`,
      ),
    );
    const dir = mkdtempSync(join(tmpdir(), 'styles-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    writeDeferredStyles(dir);
    expect(readFileSync(join(dir, href), 'utf8')).toBe(
      '.b{top:1px}.a:hover{top:2px}@media (width>=64rem){.a:where(.b, .a:hover){top:3px}}.c{content:"₹"}',
    );
  });
  test('is waited for by a page with a class that those of its kind had not, so that it is never seen wrong', () => {
    divideStyles([page('a')]);
    const html = styled(page('a b'));
    expect(html).toMatch(
      /<\/style><link rel="stylesheet" href="\/_astro\/deferred\.\w{8}\.css" id="deferred"><\/head>/,
    );
  });
  test('stays whole in a page of another kind', () => {
    divideStyles([page('a')]);
    const other = page('a').replace('.a{top:0}', '.a{top:9px}');
    expect(styled(other)).toBe(other);
    expect(styled('<p>none')).toBe('<p>none');
  });
  test('comes to the same where Astro has written its name alone, whatever kind the page is of', () => {
    const name = nameSheet(css);
    divideStyles([page('a')]);
    const whole = styled(page('a'));
    divideStyles([page('a', name)]);
    expect(styled(page('a', name))).toBe(whole);
    expect(firstStyles(page('a', name))?.hashes).toEqual({ written: hash(name), first: hash(first) });
    divideStyles([]);
    expect(styled(page('a', name))).toBe(page('a'));
    expect(firstStyles(page('a', name))?.hashes).toEqual({ written: hash(name), first: hash(css) });
  });
});

test('Astro’s runtime of islands is taken out of a page, and nothing else', () => {
  const runtime = `<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><script>${island}</script>`;
  const page = (between: string) => `<head></head><p>before</p>${between}<script>mine()</script><astro-island>`;
  expect(edited(page(runtime), dropIslandRuntime)).toBe(page(''));
  expect(edited(page(''), dropIslandRuntime)).toBe(page(''));
});

test('islands have no ids and names that nothing reads', () => {
  const page = (uid = '', name = '') =>
    `<p uid="a"><astro-island${uid} prefix="é" client="idle" opts="{${name}&quot;value&quot;:true}"><astro-island${uid}>`;
  const built = page(' uid="Z1"', '&quot;name&quot;:&quot;CartLink&quot;,');
  expect(edited(built, dropIslandNames)).toBe(page());
});

test('scripts come behind what the page is painted with; those of the head run as soon as they are there', () => {
  const script = (first = '') => `<script type="module" ${first}src="/a.js"></script>`;
  const page = edited(`<head>${script()}${script()}</head>${script()}<p>end`, prioritizeScripts);
  const [head, body] = [script('async fetchpriority="low" '), script('fetchpriority="low" ')];
  expect(page).toBe(`<head>${head}${head}</head>${body}<p>end`);
  expect(edited('<p>none', prioritizeScripts)).toBe('<p>none');
});
