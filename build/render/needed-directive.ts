import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Astro's `client:…` for islands that are hydrated when somebody needs them: early/needed.ts. */
export const neededDirective = (): AstroIntegration => ({
  name: 'needed-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'needed',
        entrypoint: fileURLToPath(new URL('../../src/shell/needed-directive.ts', import.meta.url)),
      }),
  },
});
