import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { withoutDescriptions } from '../../src/render/vite-plugin-lean-contract.ts';

test('a call is made without what it is for', () => {
  expect(withoutDescriptions("call({ ...shelf, path: '/new/', tag: 'Products', summary: 'What’s new' })")).toBe(
    "call({ ...shelf, path: '/new/',   })",
  );
});

const files = readdirSync('contract').filter((name) => name.endsWith('.ts'));

test.each(files)('all else of %s is still there', (name) => {
  const source = readFileSync(`contract/${name}`, 'utf8');
  const lean = withoutDescriptions(source);
  // Throws for what is no TypeScript any more.
  stripTypeScriptTypes(lean);
  expect(lean).not.toMatch(/\b(?:summary|tag): '/);
  const fields = (text: string) => text.match(/\b(?:method|path|caller|query|body|answer|\w+Type):/g);
  expect(fields(lean)).toEqual(fields(source));
});
