import type { ViteUserConfig } from 'astro';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** Asks for what a script imports at the same time as for the script itself. */
const HELPER = `
export function __vitePreload(load, files = []) {
  for (const file of files) {
    const href = '/' + file;
    if (document.querySelector('link[href="' + href + '"]')) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load();
}`;

/** Vite plugin: Vite's own helper for dynamic imports also loads style sheets, which no script of the shop has. */
export const leanPreload = (): VitePlugin => ({
  name: 'lean-preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => HELPER,
  },
});
