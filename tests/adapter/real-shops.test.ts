import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getProducts } from '../../contract/product.ts';
import { adapt } from '../../src/adapter/adapt.ts';
import { GRAPHQL_SHOPS } from './graphql-shops.ts';
import { REST_SHOPS } from './rest-shops.ts';

describe('a product in the shape of another shop’s API', () => {
  test.each(Object.entries({ ...GRAPHQL_SHOPS, ...REST_SHOPS }))('%s', (_, { came, read }) => {
    const { answer, dropped } = adapt(getProducts, came);
    expect(dropped).toEqual([]);
    expect(v.parse(getProducts.answer, answer).data[0]).toMatchObject(read);
  });
});
