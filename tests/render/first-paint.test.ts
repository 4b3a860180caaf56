import { setEnvironmentData } from 'node:worker_threads';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { afterAll, describe, expect, test } from 'vitest';
import { dropIslandRuntime } from '../../src/render/drop-island-runtime.ts';
import { classesAtRest, firstPaintCss } from '../../src/render/first-paint-css.ts';
import { classesIn, shareWholeClasses, withNeededStyles } from '../../src/render/first-paint-page.ts';
import { prioritizeScripts } from '../../src/render/prioritize-scripts.ts';

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
  test('has the steps and values that it uses, and no others', () => {
    const css =
      ':root { --a: 1px; --b: 2px; } .x { width: var(--a); animation: rise 1s; } .y { width: var(--b); animation: spin 1s; } ' +
      '@keyframes rise { to { top: 0; } } @keyframes spin { to { top: 1px; } }';
    expect(first(css, 'x')).toBe(':root{--a:1px;}.x{width:var(--a);animation:rise1s;}@keyframesrise{to{top:0;}}');
  });
});

test('classes at rest are those that a style sheet says something of while nothing is being used', () => {
  expect(
    classesAtRest('.a:hover { top: 0; } .b.c { top: 0; } .d:not(.e) { top: 0; } :is(.f:active *) { top: 0; }'),
  ).toEqual(new Set(['b', 'c', 'd']));
});

test('the classes of a page are those outside its dialogs', () => {
  const html = '<p class="a [&amp;&#62;b]:c"><dialog class="d"><i class="e"></i></dialog><i class="a f">';
  expect(classesIn(html)).toEqual(new Set(['a', '[&>b]:c', 'f']));
});

describe('a page whose style sheet', () => {
  const link = '<noscript><link rel="stylesheet" href="/_astro/whole.1.css" data-whole></noscript>';
  const page = (name: string) =>
    `<head><style>@media (width<9px){.a{top:0}}</style></head><body><p class="${name}">${link}</body>`;
  const done = (html: string) => withNeededStyles(Buffer.from(html)).toString();
  shareWholeClasses(new Set(['a', 'b']));
  afterAll(() => setEnvironmentData('classes of the whole style sheet', undefined));

  test('has all that it needs loads the whole one at its end', () => expect(done(page('a hook'))).toBe(page('a hook')));
  test('lacks something waits for the whole one, so that it is never seen wrong', () => {
    const html = done(page('a b'));
    expect(html).toContain('<link rel="stylesheet" href="/_astro/whole.1.css" data-whole></head>');
    expect(html.match(/whole\.1/g)).toHaveLength(1);
  });
});

test('Astro’s runtime of islands is taken out of a page, and nothing else', () => {
  const runtime = `<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><script>${island}</script>`;
  const page = (between: string) => `<head></head><p>before</p>${between}<script>mine()</script><astro-island>`;
  expect(dropIslandRuntime(Buffer.from(page(runtime))).toString()).toBe(page(''));
  expect(dropIslandRuntime(Buffer.from(page(''))).toString()).toBe(page(''));
});

test('scripts come behind what the page is painted with; those of the head run as soon as they are there', () => {
  const script = (first = '') => `<script type="module" ${first}src="/a.js"></script>`;
  const page = prioritizeScripts(Buffer.from(`<head>${script()}${script()}</head>${script()}<p>end`)).toString();
  const [head, body] = [script('async fetchpriority="low" '), script('fetchpriority="low" ')];
  expect(page).toBe(`<head>${head}${head}</head>${body}<p>end`);
  expect(prioritizeScripts(Buffer.from('<p>none')).toString()).toBe('<p>none');
});
