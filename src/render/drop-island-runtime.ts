import idle from 'astro/runtime/client/idle.prebuilt.js';
import load from 'astro/runtime/client/load.prebuilt.js';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';

/** What shell/early-client.ts and styles/base.css say once for all pages. */
const RUNTIME = [
  ...[idle, load, visible, island].map((text) => `<script>${text}</script>`),
  `<style>${ISLAND_STYLES}</style>`,
].map((text) => Buffer.from(text));

/** Returns a page without the runtime of islands that Astro writes into it. */
export function dropIslandRuntime(html: Buffer): Buffer {
  const cuts = RUNTIME.map((text) => ({ from: html.indexOf(text), length: text.length }))
    .filter(({ from }) => from !== -1)
    .sort((a, b) => a.from - b.from);
  const kept = cuts.map(({ from }, i) => {
    const before = cuts[i - 1];
    return html.subarray(before ? before.from + before.length : 0, from);
  });
  const last = cuts.at(-1);
  return last ? Buffer.concat([...kept, html.subarray(last.from + last.length)]) : html;
}

/** Returns a page without the ids and names that Astro gives its islands, and that nothing reads. */
export const dropIslandNames = (html: string): string =>
  html
    .replaceAll(/(<astro-island) uid="[^"]*"/g, '$1')
    .replaceAll(/( client="\w+" opts="{)&quot;name&quot;:&quot;\w+&quot;,/g, '$1');
