import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ViteUserConfig } from 'astro';
import { minifySync } from 'vite';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const QUERY = /\?minified$/;

/** Vite plugin: returns a script's minified source, to be inlined in a page: `import source from './splash.js?minified'`. */
export const minified = (): VitePlugin => ({
  name: 'minified',
  enforce: 'pre',
  load: {
    filter: { id: QUERY },
    handler(id) {
      const file = id.replace(QUERY, '');
      const { code, errors } = minifySync(basename(file), readFileSync(file, 'utf8'));
      if (errors[0]) throw new Error(`${file} is no script: ${errors[0].message}`);
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(code)}`, moduleType: 'js' };
    },
  },
});
