import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { restoreBundledData } from '../../../build/render/bundled-data.ts';
import { namedSheets } from '../../../build/styles/sheet-names.ts';
import { pageStyles } from '../../../build/styles/vite-plugin-page-styles.ts';

afterAll(() => restoreBundledData(new Map()));

test('a style sheet has nothing of Vite’s in it when it is named', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id === 'page' || id.endsWith('/page.css') ? id : undefined),
        load: (id) => (id === 'page' ? `import '/page.css';` : id === '/page.css' ? '.a { top: 0; }' : undefined),
      },
      ...pageStyles().filter(({ name }) => name === 'page-styles:names'),
    ],
    build: { write: false, cssMinify: false, rolldownOptions: { input: 'page' } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const sheets = output.flatMap((file) => (file.type === 'asset' ? String(file.source) : []));
  expect(sheets).toEqual([expect.stringMatching(/^\/\*sheet \w+\*\/$/)]);
  expect(sheets.map(namedSheets)).toEqual([expect.stringMatching(/^\s*\.a \{\s*top: 0;\s*\}\s*$/)]);
});
