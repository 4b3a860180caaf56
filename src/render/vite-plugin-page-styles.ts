import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { ViteUserConfig } from 'astro';
import { leanCss } from './lean-css.ts';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** The page a style sheet is for: `@source '../../pages/cart.astro';`. */
const PAGE = /@source '([^']+\.astro)';/g;
/** Where Tailwind looks for classes itself, as it does in development. */
const SCANNED = " source('../../')";
const IMPORT = /(?:^|[^\w$])(?:import|export)\b(?!\s+type\b)(?:[^'"`;]*?\bfrom\b)?\s*\(?\s*(['"])(\.[^'"]+)\1/g;
const CODE = /\.(?:astro|tsx?|js)$/;

const PAGE_STYLES = /\/styles\/pages\/[^/]+\.css$/;

/**
 * Vite plugins: a style sheet in `styles/pages` names its page, and gets the classes of all that the page imports, at once or
 * later. Tailwind alone would take every word of those files for a class: "input", "filter" and "label" are components.
 */
export function pageStyles(): VitePlugin[] {
  const sources = new Map<string, string>();
  const nameClasses: VitePlugin = {
    name: 'page-styles:classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: PAGE_STYLES },
      async handler(css, id) {
        const pages = [...css.matchAll(PAGE)].map(([, path = '']) => resolve(dirname(id), path));
        const files = await filesOf(pages);
        for (const file of files.keys()) this.addWatchFile(file);
        sources.set(id, [...files.values()].join('\n'));
        const classes = new Set([...files.values()].flatMap(classesIn));
        const named = `@source inline(${JSON.stringify([...classes].join(' '))});`;
        return { code: `${css.replace(SCANNED, ' source(none)').replace(PAGE, '')}\n${named}\n`, map: null };
      },
    },
  };
  const makeLean: VitePlugin = {
    name: 'page-styles:lean',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: PAGE_STYLES },
      handler: (css, id) => ({ code: leanCss(css, sources.get(id) ?? ''), map: null }),
    },
  };
  return [nameClasses, ...tailwindcss({ optimize: false }), makeLean];
}

/** Returns the text of these files and of all that they import, by path. */
async function filesOf(paths: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const read = async (path: string): Promise<void> => {
    if (files.has(path) || !CODE.test(path)) return;
    files.set(path, '');
    const text = await readFile(path, 'utf8');
    files.set(path, text);
    const imported = [...text.matchAll(IMPORT)].map(([, , name = '']) =>
      resolve(dirname(path), name.replace(/\?.*$/, '')),
    );
    await Promise.all(imported.map(read));
  };
  await Promise.all(paths.map(read));
  return files;
}

const CLASS_START = /\b\w*[cC]lass(?:Name|:list)?=(?=["'{])|\btw(?=`)/g;

/** Returns the class names in a file: the texts within its `class` and `className` attributes, and what is marked with tw``. */
export function classesIn(text: string): string[] {
  return [...text.matchAll(CLASS_START)].flatMap(({ index, 0: start }) => wordsFrom(text, index + start.length));
}

/** Returns the words of the texts in the expression at `from`, which is quoted, in braces or a template. */
function wordsFrom(text: string, from: number): string[] {
  const words: string[] = [];
  /** What is open, innermost last: a quote, a template or a brace. */
  const open: string[] = [];
  let word = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const inner = open.at(-1) ?? '';
    const inText = inner === '"' || inner === "'" || inner === '`';
    const ends = inText ? sign === inner : sign === '}';
    const opens = inText ? inner === '`' && text.startsWith('${', at) : /["'`{]/.test(sign);
    if (ends || opens || !inText || /\s/.test(sign)) {
      if (word) words.push(word);
      word = '';
    } else word += sign;
    if (ends) open.pop();
    else if (opens) {
      open.push(inText ? '{' : sign);
      if (inText) at += 1;
    }
    if (open.length === 0) break;
  }
  return words;
}
