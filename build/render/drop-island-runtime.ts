import idle from 'astro/runtime/client/idle.prebuilt.js';
import load from 'astro/runtime/client/load.prebuilt.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { type OpeningTag, openingTags } from './opening-tags.ts';
import type { Edit } from './page-edits.ts';

/** Runtime and styles that shell/early-client.ts and styles/base.css contain once for all pages. */
const RUNTIME = [...[idle, load, island].map((text) => `<script>${text}</script>`), `<style>${ISLAND_STYLES}</style>`];

/** Takes the runtime of islands, which Astro writes into a page, out of it. */
export const dropIslandRuntime = (html: string): Edit[] =>
  [...RUNTIME, neededScript(html)]
    .map((text) => ({ from: html.indexOf(text), length: text.length }))
    .filter(({ from }) => from !== -1)
    .map(({ from, length }) => ({ from, to: from + length, text: '' }));

/** What Astro has bundled of shell/needed-directive.ts. */
const neededScript = (html: string): string =>
  /<script>[^<]*\bastro:needed\b[^<]*<\/script>/.exec(html)?.[0] ?? '<none>';

/** Takes the ids and names that Astro gives its islands, and that nothing reads, out of a page. */
export const dropIslandNames = (html: string): Edit[] =>
  openingTags(html, 'astro-island').map((tag) => ({ ...tag, text: nameless(tag) }));

const nameless = ({ text }: OpeningTag): string =>
  text.replace(/ uid="[^"]*"/, '').replace(/( client="\w+" opts="{)&quot;name&quot;:&quot;\w+&quot;,/, '$1');
