import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { ViteUserConfig } from 'astro';
import { classWords } from './class-words.ts';
import { lateCss } from './late-css.ts';
import { leanCss } from './lean-css.ts';
import { shortenSource, shortNames } from './short-classes.ts';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** What a style sheet is for: `@source '../../pages/cart.astro';`. */
const SOURCE = /@source '([^']+\.(?:astro|tsx))';/g;
/** Where Tailwind looks for classes itself, as it does in development. */
const SCANNED = / source\('[./]+'\)/;
const IMPORT = /(?:^|[^\w$])(?:import|export)\b(?!\s+type\b)(?:([^'"`;]*?)\bfrom\b)?\s*\(?\s*(['"])(\.[^'"]+)\2/g;
/** A file that only hands on what others export, such as islands/shell.ts: of it counts what is imported by name. */
const HANDS_ON = /^(?:\s*(?:\/\/.*|export \{[^}]*\} from '[^']+';))+\s*$/;
const CODE = /\.(?:astro|tsx?|js)$/;

const PAGE_STYLES = /\/styles\/(?:pages\/[^/]+\.css$|late\.css(?:\?transform-only)?$)/;
const LATE_STYLES = /\/styles\/late\.css\b/;

/**
 * Vite plugins: a style sheet in `styles/pages` names its page, and gets the classes of all that the page imports, at once or
 * later. Tailwind alone would take every word of those files for a class: "input", "filter" and "label" are components.
 */
export function pageStyles(): VitePlugin[] {
  const sources = new Map<string, string>();
  let names: ReadonlyMap<string, string> = new Map();
  const shorten: VitePlugin = {
    name: 'page-styles:shorten',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      // Once for the server's and the browser's half of the build.
      if (names.size > 0) return;
      const files = globSync('src/**/*.{astro,ts,tsx}').map((file) => readFileSync(file, 'utf8'));
      names = await shortNames(
        files,
        resolve('src/styles/shop.css'),
        await readFile('src/styles/forced-colors.css', 'utf8'),
      );
    },
    load: {
      filter: { id: { include: /\/src\/.*\.(?:astro|tsx?)$/, exclude: /\/node_modules\// } },
      handler: async (id) => shortenSource(await readFile(id, 'utf8'), names),
    },
  };
  const nameClasses: VitePlugin = {
    name: 'page-styles:classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: PAGE_STYLES },
      async handler(css, id) {
        const late = LATE_STYLES.test(id) ? [] : await lateFiles(id);
        const files = await filesOf(sourcesOf(css, id), late);
        for (const file of files.keys()) this.addWatchFile(file);
        sources.set(id, [...files.values()].join('\n'));
        const classes = new Set([...files.values()].flatMap((text) => classWords(text).map(({ word }) => word)));
        const named = `@source inline(${JSON.stringify([...classes].join(' '))});`;
        return { code: `${css.replace(SCANNED, ' source(none)').replace(SOURCE, '')}\n${named}\n`, map: null };
      },
    },
  };
  const makeLean: VitePlugin = {
    name: 'page-styles:lean',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: PAGE_STYLES },
      handler(css, id) {
        const lean = leanCss(css, sources.get(id) ?? '', names);
        return { code: LATE_STYLES.test(id) ? lateCss(lean) : lean, map: null };
      },
    },
  };
  return [shorten, nameClasses, ...tailwindcss({ optimize: false }), makeLean];
}

const sourcesOf = (css: string, id: string): string[] =>
  [...css.matchAll(SOURCE)].map(([, path = '']) => resolve(dirname(id), path));

/** Returns the files whose classes come later, for the page's style sheet at `id`. */
async function lateFiles(id: string): Promise<string[]> {
  const late = resolve(dirname(id), '../late.css');
  return sourcesOf(await readFile(late, 'utf8'), late);
}

/** Returns the text of these files and of all that they import but for those left out, by path. */
async function filesOf(paths: readonly string[], left: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const read = async (path: string, names = ''): Promise<void> => {
    if (left.includes(path) || !CODE.test(path)) return;
    const known = files.get(path);
    const text = known ?? (await readFile(path, 'utf8'));
    const handsOn = HANDS_ON.test(text);
    if (known !== undefined && !handsOn) return;
    files.set(path, text);
    const imports = [...text.matchAll(IMPORT)].filter(([, given = '']) => !handsOn || shareName(given, names));
    await Promise.all(imports.map(([, given, , name = '']) => read(fileOf(name, path), given)));
  };
  await Promise.all(paths.map((path) => read(path)));
  return files;
}

const fileOf = (name: string, importer: string): string => resolve(dirname(importer), name.replace(/\?.*$/, ''));

function shareName(some: string, others: string): boolean {
  const names = new Set(others.match(/\w+/g));
  return (some.match(/\w+/g) ?? []).some((name) => names.has(name));
}
