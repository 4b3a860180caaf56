import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'astro';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** Vite plugin: leaves out the class names that lucide gives each icon by its names, which nothing styles. `lucide` stays. */
const namelessIcons: VitePlugin = {
  name: 'plain-icons:names',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs/ },
    handler: (code) => code.replace(/^ {2}name: ".*",\n/m, '').replace(/,\n {2}aliases: \[[^[\]]*\]/, ''),
  },
};

/** Has icons made by create-lucide-icon.ts. */
const plainComponent: VitePlugin = {
  name: 'plain-icons:component',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /\/createLucideIcon\.mjs$/ },
    handler: () => fileURLToPath(new URL('create-lucide-icon.ts', import.meta.url)),
  },
};

export const plainIcons = (): VitePlugin[] => [namelessIcons, plainComponent];
