import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compile } from '@tailwindcss/node';
import { expect, test } from 'vitest';
import { classWords } from '../../../build/styles/class-words.ts';

/** A class name of several parts, as no other text has it by chance. */
const COMPOUND = /^-?[a-z][\w[\]().,%#&>*=+!/:-]*[-:[(][\w[\]().,%#&>*=+!/:-]*$/;

/** Returns the words in a file's texts that stand where no class is looked for. */
function otherWords(text: string): string[] {
  const found = new Set(classWords(text).map(({ at }) => at));
  return [...text.matchAll(/(['"`])((?:(?!\1)[^\n\\])*)\1/g)].flatMap(({ index, 2: inner = '' }) =>
    [...inner.matchAll(/\S+/g)]
      .filter(({ index: at }) => !found.has(index + 1 + at))
      .map(([word]) => word)
      .filter((word) => COMPOUND.test(word)),
  );
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('every class stands in a class attribute or is marked by tw``, where the build of a page finds it', async () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter(
    (file) => !/^src\/(?:render|stores|api|data|format)\//.test(file),
  );
  const words = files.flatMap((file) =>
    otherWords(withoutComments(readFileSync(file, 'utf8'))).map((word) => ({ file, word })),
  );
  const stylesheet = readFileSync('src/styles/shop.css', 'utf8');
  const { build } = await compile(stylesheet, { base: resolve('src/styles'), onDependency() {} });
  const strays: string[] = [];
  let size = build([]).length;
  for (const { file, word } of words) {
    const next = build([word]).length;
    if (next > size) strays.push(`${file}: ${word}`);
    size = next;
  }
  expect(strays).toEqual([]);
}, 30_000);
