import { globSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './list-files.ts';

/** What no route writes and yet belongs to the site: hashed files, the policy, and what CDN hosts read. */
const KEPT = /^(?:_astro\/|_policy\/|_headers$|_redirects$)/;

/** A build into the folder of the last one leaves what that one wrote: takes away the pages that are no longer there. */
export const removeStaleFiles = (): AstroIntegration => {
  let publicDir: URL;
  return {
    name: 'remove-stale-files',
    hooks: {
      'astro:config:done': ({ config }) => void (publicDir = config.publicDir),
      'astro:build:done': ({ dir, assets }) => {
        const root = fileURLToPath(dir);
        const living = new Set([
          ...[...assets.values()].flat().map((url) => fileURLToPath(url).slice(root.length)),
          ...globSync('**', { cwd: fileURLToPath(publicDir) }),
        ]);
        for (const name of listFiles(root)) {
          const alive = KEPT.test(name) || living.has(name) || living.has(name.replace(/\.(?:br|gz)$/, ''));
          if (!alive) rmSync(root + name);
        }
      },
    },
  };
};
