import type { ViteUserConfig } from 'astro';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** Vite plugin: leaves out the class names that lucide gives each icon by its names, which nothing styles. `lucide` stays. */
export const plainIcons = (): VitePlugin => ({
  name: 'plain-icons',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs/ },
    handler: (code) => code.replace(/^ {2}name: ".*",\n/m, '').replace(/,\n {2}aliases: \[[^\]]*\]/, ''),
  },
});
