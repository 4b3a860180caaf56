import { posix } from 'node:path';
import type { ViteUserConfig } from 'astro';
import { importsAmong, sharedFiles } from './chunk-imports.ts';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/**
 * Vite plugin: an island's script also names what its imports import, so that a browser asks for all of it at once, and not for one
 * after the other, each a round trip later; what all islands share is there already. At its end, so that the order in which they are
 * evaluated stays.
 */
export const flatImports = (): VitePlugin => ({
  name: 'flat-imports',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const importsOf = importsAmong(chunks);
    const shared = sharedFiles(chunks);
    for (const chunk of chunks.filter(({ isEntry }) => isEntry))
      for (const file of importsOf(chunk.fileName, shared)) {
        if (chunk.imports.includes(file)) continue;
        chunk.code += `import"./${posix.relative(posix.dirname(chunk.fileName), file)}";`;
      }
  },
});
