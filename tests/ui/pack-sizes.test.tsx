import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PackSizes } from '../../src/ui/PackSizes.tsx';
import { product } from './product.ts';

const onion = product();
const bag = { ...onion, id: 'p2', slug: 'nashik-onion-5-kg', packSize: '5 kg', price: 17000 };

test('each pack size is a link to a page of its own, and this one is marked', () => {
  const html = renderToStaticMarkup(<PackSizes product={{ ...onion, packs: [onion, bag] }} />);
  expect(html).toContain('aria-label="Pack size"');
  expect(html).toContain('href="/product/nashik-onion-1-kg" aria-current="page"');
  expect(html).toContain('href="/product/nashik-onion-5-kg"');
});

test('a product with one pack size needs no choice', () => {
  expect(renderToStaticMarkup(<PackSizes product={{ ...onion, packs: [onion] }} />)).toBe('');
  expect(renderToStaticMarkup(<PackSizes product={onion} />)).toBe('');
});
