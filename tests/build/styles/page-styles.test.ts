import { describe, expect, test } from 'vitest';
import { leanCss } from '../../../build/styles/lean-css.ts';
import { classWords } from '../../../build/styles/class-words.ts';

const classesIn = (text: string) => classWords(text).map(({ word }) => word);

describe('the classes of a file', () => {
  test('stand in its class attributes, whatever decides between them', () => {
    const text =
      "<a className={`link ${active ? 'font-bold' : \"\"} mt-2`} class:list={['p-4', { 'md:p-6': wide }]} class=\"[&>b]:mt-1\">";
    expect(classesIn(text)).toEqual(['link', 'font-bold', 'mt-2', 'p-4', 'md:p-6', '[&>b]:mt-1']);
  });
  test('stand in properties that are named so, and in what is marked as classes', () => {
    const text = "<Picture artClassName='w-full' /> const TINTS = { leaf: tw`tint-leaf` };";
    expect(classesIn(text)).toEqual(['w-full', 'tint-leaf']);
  });
  test('are no other words', () => {
    const text = '// an input\nconst filter = \'table\'; classList.add("modal"); <input type="radio" />';
    expect(classesIn(text)).toEqual([]);
  });
});

const bare = (css: string): string => css.replace(/\s+/g, '');

describe('a page’s style sheet', () => {
  const lean = (css: string, source = '<a class="x">') => bare(leanCss(css, source));
  test('names what follows in a list, so that a browser need not style all anew', () => {
    expect(lean('.x { & li { & + *:before { top: 0; } } }', '<ul class="x"><li>')).toBe('.x{&li{&+li:before{top:0;}}}');
    expect(lean('.x { & + *:before { top: 0; } }')).toBe('.x{&+*:before{top:0;}}');
  });

  test('keeps what every browser understands that knows the theme, instead of the fallback', () => {
    const css = `.x { color: red; @supports (color: color-mix(in lab, red, red)) { color: color-mix(in oklab, red, blue); } }`;
    expect(lean(css)).toBe('.x{color:color-mix(inoklab,red,blue)}');
    expect(lean('@supports (display: masonry) { .x { color: red; } }')).toContain('@supports');
  });
  test('mixes no shade of depth into a colour', () => {
    const mixed = 'color-mix(in oklab, var(--a, var(--b)), #000 calc(var(--depth) * 5%))';
    const css = `.x { border-color: ${mixed}; box-shadow: 0 1px calc(var(--depth) * 1px) red; }`;
    expect(lean(css)).toBe('.x{border-color:var(--a,var(--b));}');
  });
  test('leaves out the elements and classes that its source doesn’t name', () => {
    expect(lean('abbr, a { top: 0; } table { top: 1px; } [type="table"] { top: 2px; }')).toBe(
      'a{top:0;}[type="table"]{top:2px;}',
    );
    expect(
      lean('.x:checked, .x[aria-checked="true"], .x:not([aria-busy]) { top: 0; }', '<a class="x" aria-busy>'),
    ).toBe('.x:checked,.x:not([aria-busy]){top:0;}');
    expect(lean('.x.y, .x:not(.y) { top: 0; } .y .x { top: 1px; } .x:where(li > *) { top: 2px; }')).toBe(
      '.x:not(.y){top:0;}.x:where(li>*){top:2px;}',
    );
    expect(lean(String.raw`.md\:p-4 { padding: 1rem; } .lucide { width: 1em; }`)).toContain('.lucide');
  });
  test('leaves out what browsers draw only within inputs that it doesn’t have', () => {
    expect(lean('::file-selector-button { margin: 0; }', '<input type="file" />')).not.toBe('');
    expect(lean('::file-selector-button { margin: 0; }', 'a file')).toBe('');
  });
  test('keeps the steps of an animation', () => {
    expect(lean('@keyframes in { from { opacity: 0; } to { opacity: 1; } }')).toContain('from{opacity:0;}to{');
  });
  test('leaves out variables that nothing reads, and what only those read', () => {
    const css = ':root { --a: 1px; --b: var(--a); --c: 2px; --d: 3px; } .x { width: var(--c); }';
    expect(lean(css, "<a class='x' style={{ '--d': height }}>")).toBe(':root{--c:2px;--d:3px;}.x{width:var(--c);}');
  });
});
