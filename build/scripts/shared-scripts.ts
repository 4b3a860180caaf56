import type { ViteUserConfig } from 'astro';
import { islandsWhere } from '../../src/island-registry.ts';
import { getBundled, setBundled } from '../render/bundled-data.ts';
import { chunkNamed, importsAmong, sharedFiles } from './chunk-imports.ts';
import { HTTP_CLIENT } from './client-chunks.ts';
import { messageScriptsOf } from './message-files.ts';
import { directUrl } from './prioritize-scripts.ts';
import { openingTags } from '../render/opening-tags.ts';
import type { Edit } from '../render/page-edits.ts';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const SHARED = 'scripts that all islands share';
interface Shared {
  /** In the order in which they are evaluated. */
  readonly files: readonly string[];
  /** What the other scripts import besides. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** The HTTP client: src/api/load-http-client.ts. */
  readonly httpClient: string;
}

/** Vite plugin: notes the files of the scripts that all islands share. Pages are rendered once the browser's half is built. */
export const sharedScripts = (): VitePlugin => ({
  name: 'shared-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const files = sharedFiles(chunks);
    const importsOf = importsAmong(chunks);
    const imports = new Map(chunks.map(({ fileName }) => [fileName, importsOf(fileName, files)]));
    const httpClient = chunkNamed(chunks, HTTP_CLIENT).fileName;
    setBundled(SHARED, { files, imports, httpClient } satisfies Shared);
  },
});

/** The scripts of an island that does not wait until it is near the screen. */
const EARLIEST = / component-url="\/([^"]+)" [^<>]*renderer-url="\/([^"]+)"[^<>]* client="\w+" opts="(?![^"]*near)/g;

/** An island that is hydrated at once. */
const AT_ONCE = / client="(?!needed)/;

const CALLS = new RegExp(` component-export="(?:${islandsWhere(({ calls }) => calls).join('|')})"`);

/** Where a page names a script of its own. */
const SOURCE = /src="\/([^"]*)"/g;

/** Names in a page the scripts of its islands, what they import first, and what makes their calls; theme-init.js asks for them. */
export function nameScripts(html: string): Edit[] {
  const shared = getBundled<Shared | null>(SHARED, null);
  const end = html.indexOf('</head>');
  const islands = tagsOf(html, 'astro-island');
  if (!shared || end === -1 || !islands) return [];
  const { files, imports, httpClient } = shared;
  const islandFiles = [...islands.matchAll(EARLIEST)].flatMap(([, component = '', renderer = '']) =>
    [renderer, component].flatMap((file) => [...(imports.get(file) ?? []), file]),
  );
  const there = new Set([...tagsOf(html, 'script').matchAll(SOURCE)].map(([, file = '']) => directUrl(file)));
  const urls = [...new Set([...files, ...islandFiles])].filter((file) => !there.has(file)).map((file) => `/${file}`);
  const messages = messageScriptsOf(html, islands);
  const calls = `${AT_ONCE.test(islands) ? ' data-at-once' : ''}${CALLS.test(islands) ? ' data-calls' : ''}`;
  const text = `<script type="application/json" data-scripts data-http-client="/${httpClient}"${calls}>${JSON.stringify([...messages, ...urls])}</script>${messages.map((url) => `<script type="module" async fetchpriority="low" src="${url}"></script>`).join('')}`;
  return [{ from: end, to: end, text }];
}

const tagsOf = (html: string, name: string): string =>
  openingTags(html, name)
    .map(({ text }) => text)
    .join('');
