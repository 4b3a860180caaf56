import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { publishedSettings } from './published-settings.ts';

/** Overwrites the default splash colours of `public/flashscreen.json` with the published ones. */
export const flashscreen = (): AstroIntegration => ({
  name: 'flashscreen',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const { splash } = await publishedSettings();
      if (splash) await writeFile(new URL('flashscreen.json', dir), `${JSON.stringify(splash, null, 2)}\n`);
    },
  },
});
