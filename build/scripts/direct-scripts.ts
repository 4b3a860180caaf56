import type { ViteUserConfig } from 'astro';
import { getBundled, setBundled } from '../render/bundled-data.ts';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const FACADES = 'scripts that only import another';
const FACADE = /^import\s*"\.\/([^"]+\.js)";?\s*$/;

/**
 * Vite plugin: what a page's script shares with later ones stands in a file of its own, and so does the script; what is left in
 * the page's file only imports that. Remembers which these are.
 */
export const directScripts = (): VitePlugin => ({
  name: 'direct-scripts',
  apply: 'build',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    const facades = Object.values(bundle).flatMap((chunk) => {
      const [, script] = (chunk.type === 'chunk' && FACADE.exec(chunk.code)) || [];
      return script ? [[chunk.fileName.replace(/^.*\//, ''), script] as const] : [];
    });
    setBundled(FACADES, new Map(facades));
  },
});

/** Returns the script that a page's script comes to, one round trip earlier. */
export const directScript = (name: string): string =>
  getBundled<ReadonlyMap<string, string>>(FACADES, new Map()).get(name) ?? name;
