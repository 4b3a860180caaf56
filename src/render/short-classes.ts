import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compile } from '@tailwindcss/node';
import { classWords } from './class-words.ts';
import { CLASS, classesOf, unescaped } from './selectors.ts';

/** A word by itself may be something else than a class, and is short. */
const COMPOUND = /[^a-z]/;
/** Hidden by those who block advertising. */
const BLOCKED = /^ad/;

/** Returns the short names of the shop's own classes. */
export function allShortNames(): Promise<Map<string, string>> {
  const files = globSync('src/**/*.{astro,ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  return shortNames(files, resolve('src/styles/shop.css'));
}

/**
 * Returns a short name for each compound class in these files, such as `lg:grid-cols-2`, the shortest for the most frequent: spelt
 * out, the names would be a tenth of a page. What we name in a style sheet by hand keeps its name.
 */
async function shortNames(texts: readonly string[], stylesheet: string): Promise<Map<string, string>> {
  const counts = new Map<string, number>();
  for (const { word } of texts.flatMap(classWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts.keys()];
  const compiler = await compile(await readFile(stylesheet, 'utf8'), {
    base: join(stylesheet, '..'),
    onDependency() {},
  });
  const own = classesIn(compiler.build([]));
  const known = classesIn(compiler.build(words));
  const compound = words.filter((word) => COMPOUND.test(word) && known.has(word) && !own.has(word));
  compound.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
  const taken = new Set([...words, ...own]);
  const names = new Map<string, string>();
  for (const name of shortWords()) {
    const word = compound[names.size];
    if (word === undefined) break;
    if (!taken.has(name) && !BLOCKED.test(name)) names.set(word, name);
  }
  return names;
}

/** Returns the classes of a style sheet's selectors. */
const classesIn = (css: string): Set<string> => new Set(classesOf(css.replaceAll(/\{[^{}]*\}/g, '{}')));

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a, b … z, aa, ab …: each once. */
function* shortWords(): Generator<string> {
  for (let length = 1; ; length += 1) {
    for (let i = 0; i < LETTERS.length ** length; i += 1) {
      let word = '';
      for (let rest = i, place = 0; place < length; place += 1) {
        word = LETTERS.charAt(rest % LETTERS.length) + word;
        rest = Math.floor(rest / LETTERS.length);
      }
      yield word;
    }
  }
}

/** Writes the short names into a file of the source. */
export function shortenSource(text: string, names: ReadonlyMap<string, string>): string {
  let short = '';
  let from = 0;
  for (const { word, at } of classWords(text)) {
    short += text.slice(from, at) + (names.get(word) ?? word);
    from = at + word.length;
  }
  return short + text.slice(from);
}

/** Writes the short names into a selector. */
export const shortenSelector = (selector: string, names: ReadonlyMap<string, string>): string =>
  selector.replace(CLASS, (kept, name: string) => {
    const short = names.get(unescaped(name));
    return short ? `.${short}${/\s$/.test(kept) ? ' ' : ''}` : kept;
  });
