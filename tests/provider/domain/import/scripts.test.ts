import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { category, subCategory } from '../../../../provider/db/schema/catalogue.ts';
import { emptyShop } from '../../fixtures/import/empty-shop.ts';

const { db, load, products } = emptyShop();

test('categories in any script, or of signs alone, come with one file after another', async () => {
  const header = 'Name,Category,Sub Category,Price';
  expect(await load(header, 'Musur,ডাল,মুসুর,52', 'Tomato,🍅,🍅,30')).toMatchObject({ added: 2, refused: 0 });
  expect(await load(header, 'Chal,চাল,সেদ্ধ,60', 'Chal 2,চাল,আতপ,70')).toMatchObject({ added: 2, refused: 0 });
  expect(await load(header, 'Onion,🧅,🧅,30', 'Dal,डाल,डाल,80')).toMatchObject({ added: 2, refused: 0 });
  expect(await load(header, 'Egg,🍅,🥚,30', 'Milk,ডাল,দুধ,30')).toMatchObject({ added: 2, refused: 0 });
  const slugs = await db().select({ slug: category.slug }).from(category).orderBy(asc(category.id));
  expect(slugs.map(({ slug }) => slug)).toEqual(['dal', 'category', 'chal', 'category-2', 'dal-2']);
  const places = await db().select({ slug: subCategory.slug }).from(subCategory).orderBy(asc(subCategory.id));
  expect(places.map(({ slug }) => slug)).toEqual([
    'musur',
    'other',
    'seddh',
    'atap',
    'other',
    'dal',
    'other-2',
    'dudh',
  ]);
  expect(new Set((await products()).map(({ slug }) => slug)).size).toBe(8);
});
