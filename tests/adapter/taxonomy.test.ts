import { describe, expect, test } from 'vitest';
import { getCategorySubCategories } from '../../contract/category.ts';
import { ask } from '../../src/api/http.ts';
import { provider, startTestProvider } from './test-provider.ts';

startTestProvider();

describe('sub-categories of a provider that has no call for them', () => {
  const tree = [
    { id: 'staples', name: 'Staples', children: [{ id: 'rice', name: 'Rice' }] },
    { id: 'dairy', name: 'Dairy', children: [{ id: 'milk', name: 'Milk' }] },
  ];
  const names = async (id: string) => (await ask(getCategorySubCategories, { id })).data.map(({ name }) => name);
  const trees = () => provider.asked.filter(({ path }) => path === '/product-category/web/').length;

  test('stand within its categories, which are asked for once', async () => {
    provider.answer = ({ path }) => (path === '/product-category/web/' ? [200, { data: tree }] : [404]);
    expect(await Promise.all([names('staples'), names('dairy')])).toEqual([['Rice'], ['Milk']]);
    expect(trees()).toBe(1);
  });

  test('are asked for again when they did not come', async () => {
    let isBroken = true;
    provider.answer = ({ path }) =>
      path === '/product-category/web/' && !isBroken
        ? [200, { data: tree }]
        : [isBroken && path === '/product-category/web/' ? 500 : 404];
    await expect(names('staples')).rejects.toThrow();
    isBroken = false;
    expect(await names('staples')).toEqual(['Rice']);
  });
});
