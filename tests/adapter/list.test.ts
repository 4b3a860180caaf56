import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getCmsPage } from '../../contract/cms.ts';
import { getProducts } from '../../contract/product.ts';
import { adapt } from '../../src/adapter/adapt.ts';

describe('lists', () => {
  const one = { id: 1, name: 'Dal', price: 10 };
  test.each([
    [[one], null],
    [{ items: [one], total: 40 }, 40],
    [{ status: 'success', data: { items: [one], total: '40' } }, 40],
    [{ payload: { content: [one], totalElements: 40 } }, 40],
    [{ results: [one], count: 40, next: null }, 40],
    [{ data: [one], meta: { pagination: { total: 40 } } }, 40],
    [{ data: [one], count: 1, totalCount: 40 }, 40],
    [{ data: [one], page: 1, totalPages: 1 }, 1],
    [{ data: [one], count: 'many' }, null],
    [{ success: true, result: { products: [one] } }, null],
    [{ data: { P1: { name: 'Dal', price: 10 }, P2: { name: 'Rice', price: 12 } } }, null],
  ])('%j', (came, count) => {
    const answer = v.parse(getProducts.answer, adapt(getProducts, came).answer);
    expect(answer.data[0]?.name).toBe('Dal');
    expect(answer.count).toBe(count);
  });

  test.each([[[]], [{ data: [] }], [{ data: null }], [{ data: { items: [], total: 0 } }], [{}]])(
    '%j is empty',
    (came) => expect(v.parse(getProducts.answer, adapt(getProducts, came).answer).data).toEqual([]),
  );

  test('what can’t be read is left out alone and named by field and kind, never by value', () => {
    const came = {
      data: [one, { id: 2, name: 'Rice', price: 'ask' }, null, { id: 3, name: 'Tea', price: 5 }],
    };
    const { answer, dropped } = adapt(getProducts, came);
    expect(v.parse(getProducts.answer, answer).data.map(({ id }) => id)).toEqual([1, 3]);
    expect(dropped).toEqual([
      { call: 'GET /product/web/', field: 'data.1.price', problem: 'a text came, a number would do' },
      { call: 'GET /product/web/', field: 'data.2', problem: 'null came, an object would do' },
    ]);
  });

  test('a list in which nothing can be read is not an empty shop', () => {
    expect(v.is(getProducts.answer, adapt(getProducts, { data: [{ id: 1 }] }).answer)).toBe(false);
    expect(v.is(getProducts.answer, adapt(getProducts, '<html>').answer)).toBe(false);
    expect(v.is(getProducts.answer, adapt(getProducts, { message: 'maintenance' }).answer)).toBe(false);
  });

  test.each([
    [{ data: [{ id: 'about', content: 'Since 1978.' }] }],
    [{ id: 'about', content: 'Since 1978.' }],
    [{ data: { id: 'about', html: 'Since 1978.' } }],
  ])('a page of text is one, listed or not: %j', (came) => {
    const answer = v.parse(getCmsPage.answer, adapt(getCmsPage, came).answer);
    expect(answer.data.map(({ content }) => content)).toEqual(['Since 1978.']);
  });
});
