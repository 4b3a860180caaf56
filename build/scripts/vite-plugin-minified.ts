import type { ViteUserConfig } from 'astro';
import { minifyFile } from './minify-script.ts';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const QUERY = /\?minified$/;

/** Vite plugin: returns a script's minified source, to be inlined in a page: `import source from './splash.js?minified'`. */
export const minified = (): VitePlugin => ({
  name: 'minified',
  enforce: 'pre',
  load: {
    filter: { id: QUERY },
    async handler(id) {
      const file = id.replace(QUERY, '');
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(await minifyFile(file))}`, moduleType: 'js' };
    },
  },
});
