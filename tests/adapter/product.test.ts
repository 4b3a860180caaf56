import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getProduct, getProducts, type Product } from '../../contract/product.ts';
import { adapt } from '../../src/adapter/adapt.ts';

const product = (fields: object) => {
  const came = { result: { item_id: 'P-1', product_name: 'Dal', ...fields } };
  return v.parse(getProduct.answer, adapt(getProduct, came).answer).data as Product;
};

describe('fields in the usual other spellings', () => {
  test.each([
    [
      { selling_price: '₹ 1,299.00', mrp: 'Rs. 1,499/-' },
      { price: 129_900, mrp: 149_900 },
    ],
    [
      { pricePaise: 129_900, mrp_in_paise: 149_900 },
      { price: 129_900, mrp: 149_900 },
    ],
    [{ price: { amount: 45, currency: 'INR' } }, { price: 4500, mrp: null }],
    [{ price: { amount: 4500, unit: 'paise' } }, { price: 4500 }],
    [{ price: { centAmount: 4550, fractionDigits: 2 } }, { price: 4550 }],
    [
      { price: 100, discounted_price: 80 },
      { price: 8000, mrp: 10_000 },
    ],
    [
      { price: 100, sale_price: 0 },
      { price: 10_000, mrp: null },
    ],
    [
      { mrp: 200, discount_percentage: 10 },
      { price: 18_000, mrp: 20_000 },
    ],
    [
      { price: 10, mrp: 9 },
      { price: 1000, mrp: null },
    ],
    [{ price: 10, weight: 500, unit: 'g' }, { packSize: '500 g' }],
    [{ price: 10, updated_at: '2026-01-05' }, { updatedAt: '2026-01-05' }],
    [{ price: 10, weight: '1.0', weight_unit: 'kg' }, { packSize: '1 kg' }],
    [{ price: 10, size: '200 ml' }, { packSize: '200 ml' }],
    [{ price: 10, packaging: 'Pouch' }, { packSize: 'Pouch' }],
    [{ price: 10, quantity: '6', uom: 'pieces' }, { packSize: '6 pieces' }],
    [{ price: 10, size: { value: 2, unit: 'l' } }, { packSize: '2 l' }],
    [{ price: 10, stock: 'In stock' }, { stock: null }],
    [{ price: 10, stock: 'sold out' }, { stock: 0 }],
    [{ price: 10, stock: false }, { stock: 0 }],
    [{ price: 10, stock: '12' }, { stock: 12 }],
    [{ price: 10, in_stock: 'no' }, { stock: 0 }],
    [{ price: 10, in_stock: 'N' }, { stock: 0 }],
    [{ price: 10, in_stock: 'Y' }, { stock: null }],
    [{ price: 10, availability: 'inactive' }, { stock: 0 }],
    [{ price: 10, available: true, qty_available: 3 }, { stock: 3 }],
    [{ price: 10, availability: 'https://schema.org/InStock' }, { stock: null }],
    [{ price: 10, on_hand: 'On demand' }, { stock: null }],
    [
      { price: 10, images: ['a.jpg', { url: '/b.jpg' }] },
      { image: '/a.jpg', images: ['/a.jpg', '/b.jpg'] },
    ],
    [{ price: 10, image: 'javascript:alert(1)' }, { image: null }],
    [{ price: 10, image: { thumb_url: 'https://x.test/t.png' } }, { image: 'https://x.test/t.png' }],
    [
      { price: 10, description: '## Fresh\n\n**From** [Nadia](https://x.test)\n\n- one\n- two' },
      { description: 'Fresh\n\nFrom Nadia\n\n• one\n• two'.replace('\n\n•', '\n•') },
    ],
    [
      { price: 10, description: 'From *our own* farm, (_cold_ pressed).' },
      { description: 'From our own farm, (cold pressed).' },
    ],
    [{ price: 10, description: '2*3 trays* at snake_case_name' }, { description: '2*3 trays* at snake_case_name' }],
    [{ price: 10, description: '<script>alert(1)</script><p>5 &lt; 6</p>' }, { description: '5 < 6' }],
    [
      { price: 10, category: { _id: 'c1', title: 'Rice', parent: { _id: 'c0', title: 'Staples' } } },
      {
        category: { id: 'c0', name: 'Staples', slug: null, tint: null },
        subCategory: { id: 'c1', name: 'Rice', slug: null },
      },
    ],
    [{ price: 10, category_id: 4, category_name: 'Tea' }, { category: { id: 4, name: 'Tea', slug: null, tint: null } }],
    [{ price: 10, is_active: false }, { discontinued: true }],
    [
      { price: 10, specifications: { 'Shelf life': '6 months' } },
      { details: [{ label: 'Shelf life', value: '6 months' }] },
    ],
  ])('%j', (fields, read) => expect(product(fields)).toMatchObject({ id: 'P-1', name: 'Dal', ...read }));

  test('an id or a name alone is looked up, and said to be incomplete until then', () => {
    const came = { data: [{ id: 1, name: 'Dal', price: 1, categoryId: '7', subCategory: 'Moong', brand: 3 }] };
    expect(adapt(getProducts, came).incomplete.toSorted()).toEqual(['brand', 'category', 'subCategory']);
    const known = {
      category: [{ id: 7, name: 'Rice & Dal', slug: 'rd' }],
      subCategory: [{ id: 's', name: 'moong', slug: null }],
      brand: [{ id: '3', name: 'Tata' }],
    };
    const { answer, incomplete } = adapt(getProducts, came, { lists: known });
    expect(incomplete).toEqual([]);
    expect(v.parse(getProducts.answer, answer).data[0]).toMatchObject({
      category: { id: 7, name: 'Rice & Dal', slug: 'rd' },
      subCategory: { id: 's', name: 'moong' },
      brand: { id: '3', name: 'Tata' },
    });
  });
});

test('a product in an object of its own whose name is elsewhere is read all the same', () => {
  const came = { data: [{ productName: 'Dal', productDetails: { _id: 'P-1', sellingPrice: '45.00' } }] };
  expect(v.parse(getProducts.answer, adapt(getProducts, came).answer).data).toMatchObject([
    { id: 'P-1', name: 'Dal', price: 4500 },
  ]);
});
