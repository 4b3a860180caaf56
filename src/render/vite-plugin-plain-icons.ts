import type { ViteUserConfig } from 'astro';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** Vite plugin: leaves out the class names that lucide gives each icon by its names, which nothing styles. `lucide` stays. */
const namelessIcons: VitePlugin = {
  name: 'plain-icons:names',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs/ },
    handler: (code) => code.replace(/^ {2}name: ".*",\n/m, '').replace(/,\n {2}aliases: \[[^\]]*\]/, ''),
  },
};

/** Leaves out the attributes that HTML needs none of, or that styles/base.css says once for all icons. */
const plainAttributes: VitePlugin = {
  name: 'plain-icons:attributes',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/shared\/src\/build\/defaultAttributes\.mjs/ },
    handler: (code) => code.replace(/^ {2}xmlns: .*\n/m, '').replace(/,\n {2}"stroke-line(?:cap|join)": "round"/g, ''),
  },
};

export const plainIcons = (): VitePlugin[] => [namelessIcons, plainAttributes];
