import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { restoreBundledData } from '../../../build/render/bundled-data.ts';
import { directScript, directScripts } from '../../../build/scripts/direct-scripts.ts';

afterAll(() => restoreBundledData(new Map()));

/** A page's script, and one that another page loads later; both need what is in the group `early`. */
const SOURCES: Readonly<Record<string, string>> = {
  page: `import 'early';`,
  busy: `import { count } from 'early'; document.title = String(count);`,
  early: `export const count = document.links.length; console.log(count);`,
};

/** Returns the scripts that Vite makes of them, by name. */
async function scripts(): Promise<Map<string, Rolldown.OutputChunk>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'sources', resolveId: (id) => (id in SOURCES ? id : undefined), load: (id) => SOURCES[id] },
      directScripts(),
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: ['page', 'busy'],
        output: { codeSplitting: { groups: [{ name: 'early', test: /^early$/ }] } },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file]] : [])));
}

const fileOf = (chunk: Rolldown.OutputChunk | undefined): string => chunk?.fileName.replace(/^.*\//, '') ?? '';

test('the bundler leaves a page a script that only imports another, which is named in its place', async () => {
  const made = await scripts();
  expect(made.get('page')?.imports).toEqual([made.get('early')?.fileName]);
  expect(directScript(fileOf(made.get('page')))).toBe(fileOf(made.get('early')));
  expect(directScript(fileOf(made.get('busy')))).toBe(fileOf(made.get('busy')));
});
