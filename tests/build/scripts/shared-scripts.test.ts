import { afterAll, expect, test } from 'vitest';
import { restoreBundledData } from '../../../build/render/bundled-data.ts';
import { applyEdits } from '../../../build/render/page-edits.ts';
import { nameScripts, sharedScripts } from '../../../build/scripts/shared-scripts.ts';

afterAll(() => restoreBundledData(new Map()));

const named = (page: string): string => applyEdits(page, nameScripts(page)).join('');

interface Chunk {
  readonly type: 'chunk';
  readonly name: string;
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Has the plugin note the chunks of a build. */
function build(...chunks: Omit<Chunk, 'type'>[]): void {
  const bundle = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, { ...chunk, type: 'chunk' }]));
  const { generateBundle } = sharedScripts() as unknown as {
    generateBundle: (options: object, bundle: object) => void;
  };
  generateBundle({}, bundle);
}
const chunk = (name: string, ...imports: string[]) => ({ name, fileName: `_astro/${name}.1.js`, imports });

test('a page with islands names their scripts, each once and behind what it imports itself, but for the page’s own', () => {
  build(
    chunk('islands', '_astro/framework.1.js', '_astro/stores.1.js'),
    chunk('stores', '_astro/early.1.js'),
    chunk('framework', '_astro/runtime.1.js'),
    chunk('list', '_astro/stores.1.js'),
    chunk('Grid', '_astro/list.1.js', '_astro/islands.1.js'),
    chunk('Other', '_astro/forms.1.js'),
    chunk('react', '_astro/framework.1.js'),
    chunk('forms'),
    chunk('http-client'),
  );
  const script = '<script src="/_astro/early.1.js"></script>';
  const names = ['runtime', 'framework', 'stores', 'islands', 'react', 'list', 'Grid'].map(
    (name) => `/_astro/${name}.1.js`,
  );
  const tag = `<script type="application/json" data-scripts data-http-client="/_astro/http-client.1.js" data-at-once>${JSON.stringify(names)}</script>`;
  const island = (name: string, client: string, value = 'true') =>
    `<astro-island component-url="/_astro/${name}.1.js" renderer-url="/_astro/react.1.js" props="{}" client="${client}" opts="{&quot;value&quot;:${value}}"></astro-island>`;
  const far = island('Other', 'needed', '{&quot;near&quot;:&quot;200px&quot;}');
  const page = (inHead = '') => `<head>${script}${inHead}</head>${island('Grid', 'idle')}${far}`;
  expect(named(page())).toBe(page(tag));
  const waiting = (inHead = '') => `<head>${script}${inHead}</head>${island('Grid', 'needed')}${far}`;
  expect(named(waiting())).toBe(waiting(tag.replace(' data-at-once', '')));
  expect(named('<head></head><p></p>')).toBe('<head></head><p></p>');
});

test('a page whose islands call the provider at once says so', () => {
  build(chunk('framework'), chunk('islands'), chunk('http-client'));
  const page = (name: string) => `<head></head><astro-island component-export="${name}"></astro-island>`;
  expect(named(page('ProductGrid'))).toContain(' data-calls>');
  expect(named(page('CartLink'))).not.toContain(' data-calls>');
});

test('a build without one of them says where they are named', () => {
  expect(() => build(chunk('islands'), chunk('stores'))).toThrow(
    'No script is named framework: build/scripts/client-chunks.ts',
  );
});
