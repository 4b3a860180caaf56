import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { gridLook } from '../../src/components/wishlist/Wishlist.tsx';
import { ProductCard } from '../../src/ui/ProductCard.tsx';
import { bareProduct, product } from './product.ts';

describe('a product card', () => {
  test('carries the agreed names', () => {
    const html = renderToStaticMarkup(<ProductCard look={gridLook} product={product()} />);
    expect(html).toContain('aria-label="Add Nashik Onion to cart"');
    expect(html).toContain('aria-label="Add Nashik Onion to wishlist"');
    expect(html).toContain('href="/product/nashik-onion-1-kg"');
  });

  test('reads its name, price and pack before its buttons', () => {
    const html = renderToStaticMarkup(<ProductCard look={gridLook} product={product()} />);
    const read = ['<h3', '₹36', '1 kg', '<button'].map((part) => html.indexOf(part));
    expect(read).toEqual(read.toSorted((a, b) => a - b));
    expect(read).not.toContain(-1);
  });

  test('has the buttons that count, which show once it is in the cart', () => {
    const html = renderToStaticMarkup(<ProductCard look={gridLook} product={product()} />);
    expect(html).toMatch(/<cart-stepper[^>]*><div[^>]*data-stepper[^>]*><button.*<output.*<button.*<\/cart-stepper>/);
  });

  test('has an offer tag from 15 percent only', () => {
    expect(
      renderToStaticMarkup(<ProductCard look={gridLook} product={product({ price: 3600, mrp: 4500 })} />),
    ).toContain('20% off');
    expect(
      renderToStaticMarkup(<ProductCard look={gridLook} product={product({ price: 4000, mrp: 4500 })} />),
    ).not.toContain('% off');
  });

  test('offers similar ones when it is out of stock', () => {
    const html = renderToStaticMarkup(<ProductCard look={gridLook} product={product({ stock: 0 })} />);
    expect(html).toContain('Out of stock');
    expect(html).toContain('href="/categories/fruit-vegetables"');
    // In the cart it can still be counted down.
    expect(html).toMatch(/not-in-data-in-cart:hidden"><cart-stepper/);
  });

  test('stands without anything optional', () => {
    const html = renderToStaticMarkup(<ProductCard look={gridLook} product={bareProduct} />);
    expect(html).toContain('href="/product/p1"');
    expect(html).toContain('₹36');
    expect(html).not.toContain('<img');
  });

  test('writes no style attribute, which the content security policy forbids', () => {
    expect(renderToStaticMarkup(<ProductCard look={gridLook} product={product()} />)).not.toContain('style=');
  });
});
