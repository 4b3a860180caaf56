import { expect, test } from 'vitest';
import type { BuildProgress } from '../../../contract/build-message.ts';
import { renderCounter } from '../../../build/render/render-counter.ts';

test('pages and pictures are counted apart, other files not at all', () => {
  const reports: BuildProgress[] = [];
  const count = renderCounter((progress) => void reports.push(progress));
  for (let i = 0; i < 60; i++) {
    count({ type: 'page', route: '/product/[slug]' });
    count({ type: 'endpoint', route: '/pictures/[file]' });
    count({ type: 'endpoint', route: '/sitemap.xml' });
  }
  expect(reports).toEqual([{ step: 'rendering', pages: 50, pictures: 50 }]);
});
