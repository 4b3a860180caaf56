import { afterEach, beforeAll, expect, test } from 'vitest';
import { connection } from '../../src/api/connection.ts';
import { cmsPages } from '../../src/data/cms.ts';
import { startCatalogue, type TestCatalogue } from './catalogue-provider.ts';

let provider: TestCatalogue;
beforeAll(() => void (connection.patience.retries = 0));
afterEach(() => provider.stop());

test('a page of text is found under its usual ids, and one that is nowhere is left out', async () => {
  const texts: Record<string, string> = {
    'about-us': 'Since 1978.',
    TERMS_AND_CONDITIONS: 'Fresh or free.',
    privacy: 'Nothing is kept.',
    'privacy-policy': 'Old.',
  };
  provider = await startCatalogue((path) => {
    const id = path.split('/').at(-1) ?? '';
    return texts[id] === undefined ? 404 : { data: [{ id, title: id, content: texts[id], updatedAt: null }] };
  });
  const pages = await cmsPages();
  expect([...pages].map(([slug, { html }]) => [slug, html.replace(/<[^>]*>/g, '').trim()])).toEqual([
    ['privacy', 'Nothing is kept.'],
    ['terms-conditions', 'Fresh or free.'],
    ['about', 'Since 1978.'],
  ]);
});
