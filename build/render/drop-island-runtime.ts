import idle from 'astro/runtime/client/idle.prebuilt.js';
import load from 'astro/runtime/client/load.prebuilt.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { mapOpeningTags } from './opening-tags.ts';

/** What shell/early-client.ts and styles/base.css say once for all pages. */
const RUNTIME = [...[idle, load, island].map((text) => `<script>${text}</script>`), `<style>${ISLAND_STYLES}</style>`];

/** Returns a page without the runtime of islands that Astro writes into it. */
export function dropIslandRuntime(html: string): string {
  const cuts = [...RUNTIME, neededScript(html)]
    .map((text) => ({ from: html.indexOf(text), length: text.length }))
    .filter(({ from }) => from !== -1)
    .sort((a, b) => a.from - b.from);
  let kept = '';
  let at = 0;
  for (const { from, length } of cuts) {
    kept += html.slice(at, from);
    at = from + length;
  }
  return kept + html.slice(at);
}

/** What Astro has bundled of shell/needed-directive.ts. */
const neededScript = (html: string): string =>
  /<script>[^<]*\bastro:needed\b[^<]*<\/script>/.exec(html)?.[0] ?? '<none>';

/** Returns a page without the ids and names that Astro gives its islands, and that nothing reads. */
export const dropIslandNames = (html: string): string =>
  mapOpeningTags(html, 'astro-island', (tag) =>
    tag.replace(/ uid="[^"]*"/, '').replace(/( client="\w+" opts="{)&quot;name&quot;:&quot;\w+&quot;,/, '$1'),
  );
