import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compile } from '@tailwindcss/node';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { leanCss } from '../../../build/styles/lean-css.ts';

const daisyui = dirname(createRequire(import.meta.url).resolve('daisyui'));
/** The styles of its components, as objects: what Tailwind makes CSS of. */
const components = globSync('components/*/object.js', { cwd: daisyui })
  .map((file) => readFileSync(join(daisyui, file), 'utf8'))
  .join('\n');

/** What is made of all classes that daisyUI has for buttons and fields, and some of Tailwind's. */
async function makeCss(): Promise<string> {
  const sheet = readFileSync('src/styles/shop.css', 'utf8');
  const { build } = await compile(sheet, { base: resolve('src/styles'), onDependency() {} });
  const theirs = [...components.matchAll(/\.((?:btn|input|select|checkbox|radio|toggle|badge|alert)\b[\w-]*)/g)];
  return build([...theirs.map(([, name = '']) => name), 'bg-primary/50', 'shadow-sm', 'border-b']);
}

test('daisyUI has its styles in the layers between which ours are', () => {
  const layers = new Set([...components.matchAll(/@layer (daisyui[\w.]*)/g)].map(([, name]) => name));
  expect([...layers].sort()).toEqual([
    ...['daisyui', 'daisyui.l1', 'daisyui.l1.l2', 'daisyui.l1.l2.l3', 'daisyui.l1.l2.l3.l4'],
  ]);
  expect(components).toContain('".btn":{"@layer daisyui.l1.l2.l3":{');
  expect(components).toContain('".btn-primary":{"@layer daisyui.l1.l2":{');
});

test('daisyUI reads the variables that we set in its components', () => {
  const set = new Set<string>();
  postcss.parse(readFileSync('src/styles/daisyui.css', 'utf8')).walkDecls(/^--/, ({ prop }) => void set.add(prop));
  expect(set.size).toBeGreaterThan(10);
  expect([...set].filter((name) => !new RegExp(`var\\(${name}\\b`).test(components))).toEqual([]);
});

test('what daisyUI draws depth by, and the fallbacks of Tailwind, are known by name and left out', async () => {
  const css = await makeCss();
  const lean = leanCss(css, css);
  const isOut = [/var\(--depth\b/, /var\(--noise\b/, /@supports \(color: color-mix\(/, /@layer properties \{/];
  expect(isOut.filter((sign) => !sign.test(css))).toEqual([]);
  expect(isOut.filter((sign) => sign.test(lean))).toEqual([]);
});
