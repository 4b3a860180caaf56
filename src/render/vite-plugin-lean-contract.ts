import type { ViteUserConfig } from 'astro';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** What a call is for, and among which it stands, as text without values. */
const DESCRIPTION = /\b(?:summary|tag):\s*'(?:[^'\\\n]|\\.)*',?/g;

/** The source of a file of the contract without what only its description reads. */
export const withoutDescriptions = (source: string): string => source.replaceAll(DESCRIPTION, '');

/** Vite plugin: browsers make the calls of the contract, and never say what they are for. */
export const leanContract = (): VitePlugin => ({
  name: 'lean-contract',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/contract\/[\w-]+\.ts$/ },
    handler: (code) => ({ code: withoutDescriptions(code), map: null }),
  },
});
