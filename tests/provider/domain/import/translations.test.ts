import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOtherLocales } from '../../../../contract/other-locales.ts';
import { namesOf } from '../../fixtures/open.ts';
import { type Importing, openImporting } from '../../fixtures/import/importing.ts';
import { rebuildSearchIndex } from '../../../../provider/domain/search/rebuild-index.ts';

const none = inOtherLocales(() => null);
let importing: Importing;
beforeAll(async () => {
  importing = await openImporting();
});
afterAll(() => importing.close());

const ROWS = [
  'sku,name,category,price,Name (Bengali),Hindi name',
  't1,Ponir Special,Dairy,90,স্পেশাল পনির,स्पेशल पनीर',
  't2,Khirsapat Box,Fruit,300,ক্ষীরসাপাত,',
  't3,Plain Thing,Fruit,30,,',
];

test('names in Bengali and Hindi come with the goods, and find them', async () => {
  await importing.load(ROWS);
  await rebuildSearchIndex(importing.shop.db);
  expect((await importing.bySku('t1')).translations).toEqual({
    ...none,
    bn: { name: 'স্পেশাল পনির' },
    hi: { name: 'स्पेशल पनीर' },
  });
  expect((await importing.bySku('t2')).translations).toEqual({ ...none, bn: { name: 'ক্ষীরসাপাত' } });
  expect((await importing.bySku('t3')).translations).toBeNull();
  const { slug } = await importing.bySku('t2');
  const { body } = await importing.shop.get(`/product/web/byid/${slug}`);
  expect(body.data).toMatchObject({ name: 'Khirsapat Box', translations: { bn: { name: 'ক্ষীরসাপাত' } } });
  const found = await namesOf(importing.shop, `/product/web/search/?searchKey=${encodeURIComponent('ক্ষীরসাপাত')}`);
  expect(found).toEqual(['Khirsapat Box']);
});

test('a file without them leaves them as they are; an empty cell takes one away', async () => {
  await importing.load(['sku,name,category,price', 't1,Ponir Special,Dairy,95']);
  expect((await importing.bySku('t1')).translations).toMatchObject({ hi: { name: 'स्पेशल पनीर' } });
  await importing.load([ROWS[0] ?? '', 't1,Ponir Special,Dairy,96,,स्पेशल पनीर']);
  expect((await importing.bySku('t1')).translations).toEqual({ ...none, hi: { name: 'स्पेशल पनीर' } });
});
