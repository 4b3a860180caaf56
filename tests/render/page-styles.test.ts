import { describe, expect, test } from 'vitest';
import { leanCss } from '../../src/render/lean-css.ts';
import { classesIn } from '../../src/render/vite-plugin-page-styles.ts';

describe('the classes of a file', () => {
  test('stand in its class attributes, whatever decides between them', () => {
    const text =
      "<a className={`link ${active ? 'font-bold' : \"\"} mt-2`} class:list={['p-4', { 'md:p-6': wide }]} class=\"[&>b]:mt-1\">";
    expect(classesIn(text)).toEqual(['link', 'font-bold', 'mt-2', 'p-4', 'md:p-6', '[&>b]:mt-1']);
  });
  test('stand in properties that are named so, and in what is marked as classes', () => {
    expect(classesIn("<Picture artClassName='w-full' /> const TINTS = { leaf: tw`tint-leaf` };")).toEqual([
      'w-full',
      'tint-leaf',
    ]);
  });
  test('are no other words', () => {
    expect(
      classesIn("// an input with a label\nconst filter = 'table'; classList.add('modal'); <input type=\"radio\" />"),
    ).toEqual([]);
  });
});

describe('a page’s style sheet', () => {
  const lean = (css: string, source = '') => leanCss(css, source).replace(/\s+/g, '');

  test('keeps what every browser understands that knows the theme, instead of the fallback', () => {
    const css = `.a { color: red; @supports (color: color-mix(in lab, red, red)) { color: color-mix(in oklab, red, blue); } }`;
    expect(lean(css)).toBe('.a{color:color-mix(inoklab,red,blue)}');
    expect(lean('@supports (display: masonry) { .a { color: red; } }')).toContain('@supports');
  });
  test('mixes no shade of depth into a colour', () => {
    const css =
      '.a { border-color: color-mix(in oklab, var(--x, var(--y)), #000 calc(var(--depth) * 5%)); box-shadow: 0 1px calc(var(--depth) * 1px) red; }';
    expect(lean(css)).toBe('.a{border-color:var(--x,var(--y));}');
  });
  test('leaves out the elements that its source doesn’t name, and no class of their name', () => {
    const css =
      'abbr, a { color: red; } table { width: 1px; } .table { width: 2px; } .menu :where(li > *:not(ul)) { width: 3px; } [type="table"] { width: 4px; }';
    expect(lean(css, '<a href="/">')).toBe(
      'a{color:red;}.table{width:2px;}.menu:where(li>*:not(ul)){width:3px;}[type="table"]{width:4px;}',
    );
    expect(lean('::file-selector-button { margin: 0; }', '<input type="file" />')).not.toBe('');
    expect(lean('::file-selector-button { margin: 0; }', 'a file')).toBe('');
  });
  test('keeps the steps of an animation', () => {
    expect(lean('@keyframes in { from { opacity: 0; } to { opacity: 1; } }')).toContain('from{opacity:0;}to{');
  });
  test('leaves out variables that nothing reads, and what only those read', () => {
    const css = ':root { --a: 1px; --b: var(--a); --c: 2px; --d: 3px; } .x { width: var(--c); }';
    expect(lean(css, "style={{ '--d': height }}")).toBe(':root{--c:2px;--d:3px;}.x{width:var(--c);}');
  });
});
