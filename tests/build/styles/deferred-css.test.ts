import { describe, expect, test } from 'vitest';
import { deferredCss } from '../../../build/styles/deferred-css.ts';
import { firstPaintCss } from '../../../build/styles/first-paint-css.ts';
import { mayCompete, type Styles } from '../../../build/styles/may-compete.ts';

const bare = (css: string): string => css.replace(/\s+/g, '').replaceAll(';}', '}');
function deferred(css: string, ...names: string[]): string {
  const classes = new Set(names);
  return bare(deferredCss(css, firstPaintCss(css, classes), classes));
}

describe('what follows a phone’s first styles', () => {
  test('is what these lack: other classes, what is being used, and how something changes', () => {
    expect(deferred('.a { top: 0; transition: top 1s; } .b { top: 1px; } .a:hover { left: 0; }', 'a')).toBe(
      '.a{transition:top1s}.b{top:1px}.a:hover{left:0}',
    );
    expect(deferred('html { top: 0; } .a { top: 1px; }', 'a')).toBe('');
  });

  test('stands where it stood: in its layers and queries, nested rules by themselves', () => {
    expect(
      deferred(
        '@layer u { .a { top: 0; @media (hover: hover) { &:hover { top: 1px; } } :focus & { top: 2px; } > i { left: 3px; } } }',
        'a',
      ),
    ).toBe('@layeru{@media(hover:hover){.a:hover{top:1px}}:focus:is(.a){top:2px}}');
    expect(deferred('.b { & > i { top: 3px; } }')).toBe('.b>i{top:3px}');
  });

  test('repeats of the first styles what has to overrule it, for elements that have both', () => {
    expect(deferred('.b { padding: 1px; } .a { padding-left: 2px; }', 'a')).toBe(
      '.b{padding:1px}.a:where(.b){padding-left:2px}',
    );
    expect(deferred('.b::before { top: 0; left: 0; } .a::before { top: 1px; }', 'a')).toBe(
      '.b::before{top:0;left:0}.a:where(.b)::before{top:1px}',
    );
  });

  test('repeats also what has to overrule a repeated one', () => {
    const css = '.c { top: 0; left: 0; } .a { top: 1px; right: 0; } @media (width < 9px) { .a { right: 1px; } }';
    expect(deferred(css, 'a')).toBe(
      '.c{top:0;left:0}.a:where(.c){top:1px;right:0}@media(width<9px){.a:where(.c){right:1px}}',
    );
  });

  test('has the steps that the first styles do not use', () => {
    const css = '.a { animation: rise 1s; } @keyframes rise { to { top: 0; } } @keyframes rises { to { top: 1px; } }';
    expect(deferred(css, 'a')).toBe('@keyframesrises{to{top:1px}}');
  });
});

describe('styles compete', () => {
  const styles = (selector: string, ...properties: string[]): Styles => ({ queries: [], selector, properties });
  const compete = (one: string, other: string) => mayCompete(styles('.a:hover', one), styles('.b', other));

  test.each([
    ['top', 'top'],
    ['padding', 'padding-left'],
    ['padding-inline', 'padding-left'],
    ['inset-inline', 'left'],
    ['inset', 'bottom'],
    ['border-radius', 'border'],
    ['width', 'inline-size'],
    ['gap', 'row-gap'],
    ['place-items', 'align-items'],
    ['font', 'line-height'],
    ['-webkit-user-select', 'user-select'],
    ['all', 'top'],
  ])('by %s and %s', (one, other) => {
    expect(compete(one, other)).toBe(true);
    expect(compete(other, one)).toBe(true);
  });

  test.each([
    ['top', 'left'],
    ['padding-top', 'padding-left'],
    ['width', 'max-width'],
    ['color', 'background-color'],
    ['--a', '--b'],
    ['--a', 'all'],
  ])('not by %s and %s', (one, other) => expect(compete(one, other)).toBe(false));

  test('in one layer and for one part of an element alone', () => {
    const inLayer = (layer: string) => ({ ...styles('.a', 'top', 'left'), queries: [`@layer ${layer}`] });
    expect(mayCompete(inLayer('x'), { ...inLayer('x'), properties: ['top'] })).toBe(true);
    expect(mayCompete(inLayer('x'), { ...inLayer('y'), properties: ['top'] })).toBe(false);
    expect(mayCompete(styles('.a::before', 'top'), styles('.b:hover', 'top'))).toBe(false);
    expect(mayCompete(styles('.a:before', 'top'), styles('.b:hover::before', 'top'))).toBe(true);
  });

  test('not as two utilities for the same, of which an element has one', () => {
    expect(mayCompete(styles('.p-2', 'padding'), styles(String.raw`.p-1\.5`, 'padding'))).toBe(false);
    expect(mayCompete(styles('.p-2', 'padding'), styles('.px-2', 'padding-inline'))).toBe(true);
  });
});
