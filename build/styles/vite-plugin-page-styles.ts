import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { ViteUserConfig } from 'astro';
import { classWords } from './class-words.ts';
import { leanCss } from './lean-css.ts';
import { nameSheet } from './sheet-names.ts';
import { StyleCache } from './style-cache.ts';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** Where Tailwind looks for classes itself, as it does in development. */
const SCANNED = / source\('[./]+'\)/;
const IMPORT = /(?:^|[^\w$])(?:import|export)\b(?!\s+type\b)(?:([^'"`;]*?)\bfrom\b)?\s*(?:\(\s*)?(['"])(\.[^'"]+)\2/g;
/** A file that only re-exports, such as islands/shell.ts: only what is imported from it by name counts. */
const HANDS_ON = /^\s*(?:(?:\/\/[^\n]*(?:\n|$)|export \{[^}]*\} from '[^']+';)\s*)+$/;
/** Files that may render something. The adapter names elements of foreign texts, `early` those that the page already has. */
const CODE = /^(?!.*[/\\]src[/\\](?:adapter|early)[/\\]).*\.(?:astro|tsx?|js)$/;

/** Vite takes it out of a sheet as this step does its work. */
const VITE_MARK = /\/\*\$vite\$:\d+\*\//;

const STYLES = /\/styles\/pages\/[^/?]+\.css$/;

/**
 * Vite plugins: a style sheet in `styles/pages` gets the classes of all that the pages import, at once or later, by which it is
 * imported. Tailwind alone would take every word of those files for a class: "input", "filter" and "label" are components.
 */
export function pageStyles(): VitePlugin[] {
  const sources = new Map<string, string>();
  const sheets = new Map<string, string>();
  let cache: StyleCache | undefined;
  const reuse = step('reuse', {
    buildStart() {
      // Once for the server's and the browser's half of the build.
      cache ??= new StyleCache();
    },
    load: {
      filter: { id: STYLES },
      handler(id) {
        const sheet = sheets.get(id) ?? (cache?.read(basename(id)) as string | undefined);
        if (sheet === undefined) return null;
        sheets.set(id, sheet);
        return sheet;
      },
    },
  });
  const nameClasses = step('classes', {
    transform: {
      filter: { id: STYLES },
      async handler(css, id) {
        if (sheets.has(id)) return null;
        const files = await filesOf(pagesOf(id));
        for (const file of files.keys()) this.addWatchFile(file);
        sources.set(id, [...files.values()].join('\n'));
        const classes = new Set([...files.values()].flatMap((text) => classWords(text).map(({ word }) => word)));
        const named = `@source inline(${JSON.stringify([...classes].join(' '))});`;
        return { code: `${css.replace(SCANNED, ' source(none)')}\n${named}\n`, map: null };
      },
    },
  });
  const makeLean = step('lean', {
    transform: {
      filter: { id: STYLES },
      handler(css, id) {
        if (sheets.has(id)) return null;
        const code = leanCss(css, sources.get(id) ?? '');
        sheets.set(id, code);
        cache?.write(basename(id), code);
        return { code, map: null };
      },
    },
  });
  const nameSheets = step('names', {
    generateBundle: {
      // Before Astro takes what stands in pages.
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css') && typeof file.source === 'string')
            file.source = nameSheet(file.source.replace(VITE_MARK, ''));
      },
    },
  });
  return [reuse, nameClasses, ...tailwindcss({ optimize: false }), makeLean, nameSheets];
}

const step = (name: string, hooks: Partial<VitePlugin>): VitePlugin => ({
  name: `page-styles:${name}`,
  apply: 'build',
  enforce: 'pre',
  ...hooks,
});

/** The pages that import a style sheet. */
function pagesOf(id: string): string[] {
  const folder = resolve(dirname(id), '../../pages');
  const pages = globSync('**/*.astro', { cwd: folder }).map((name) => join(folder, name));
  return pages.filter((page) => readFileSync(page, 'utf8').includes(`/styles/pages/${basename(id)}'`));
}

/** Returns the text of these files and of all that they import, by path. */
async function filesOf(paths: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const read = async (path: string, names = ''): Promise<void> => {
    if (!CODE.test(path)) return;
    const cached = files.get(path);
    const text = cached ?? (await readFile(path, 'utf8'));
    const handsOn = HANDS_ON.test(text);
    if (cached !== undefined && !handsOn) return;
    files.set(path, text);
    const imports = [...text.matchAll(IMPORT)].filter(([, given = '']) => !handsOn || shareName(given, names));
    await Promise.all(imports.map(([, given, , name = '']) => read(fileOf(name, path), given)));
  };
  await Promise.all(paths.map((path) => read(path)));
  return files;
}

const fileOf = (name: string, importer: string): string => resolve(dirname(importer), name.replace(/\?.*/, ''));

function shareName(some: string, others: string): boolean {
  const names = new Set(others.match(/\w+/g));
  return (some.match(/\w+/g) ?? []).some((name) => names.has(name));
}
