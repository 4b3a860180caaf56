import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SearchCounter } from '../../../provider/domain/search/counted-searches.ts';
import { addSynonyms } from '../../../provider/domain/search/synonyms.ts';
import { createApp } from '../../../provider/app.ts';
import { readSettings } from '../../../provider/settings/settings.ts';
import { openShop, openWith, type Shop } from '../fixtures/open.ts';
import { TOKEN_SECRET } from '../../../harness/token-secret.ts';
import type { OpenDatabase } from '../../../provider/db/open.ts';

let demo: OpenDatabase;
let searches: SearchCounter;
let ask: (path: string) => Promise<string[]>;
let shop: Shop;
beforeAll(async () => {
  demo = await openWith('demo');
  searches = new SearchCounter(demo.db);
  const app = createApp({ db: demo.db, searches, settings: readSettings({ TOKEN_SECRET }) });
  ask = async (path) => {
    const { data } = (await (await app.request(`/api/product/web/search/${path}`)).json()) as {
      data: { name: string }[];
    };
    return data.map(({ name }) => name);
  };
  shop = await openShop();
});
afterAll(async () => {
  await searches.close();
  await demo.close();
  await shop.close();
});

const search = (typed: string) => ask(`?searchKey=${encodeURIComponent(typed)}`);
const suggest = (typed: string) => ask(`v1?searchKey=${encodeURIComponent(typed)}`);

describe('§5 what an Indian household types', () => {
  test.each([
    ['tumeric powder', /turmeric|haldi/i],
    ['basmti rice', /basmati/i],
    ['oil mustard', /mustard oil/i],
    ['aloo', /potato|aloo/i],
    ['potatoes', /potato/i],
    ['dahi', /curd|doi|dahi|yog/i],
    ['chawal', /rice/i],
    ['pyaz', /onion/i],
    ['begun', /begun|brinjal|eggplant/i],
    ['eggplant', /begun|brinjal|eggplant/i],
    ['haldee', /turmeric|haldi/i],
    ['shimla mirch', /capsicum/i],
  ])('%s finds what it should, in the results and in the suggestions', async (typed, wanted) => {
    expect((await search(typed))[0]).toMatch(wanted);
    expect((await suggest(typed)).join()).toMatch(wanted);
  });
});

describe('the table of synonyms', () => {
  const find = async (typed: string) => {
    const { body } = await shop.get(`/product/web/search/?searchKey=${encodeURIComponent(typed)}`);
    return (body.data as { name: string }[]).map(({ name }) => name);
  };

  test('grows by what a shop says, phrases and capitals included, and finds both ways', async () => {
    expect(await find('lal begun')).toEqual([]);
    expect(await addSynonyms(shop.db, ['Lal Begun', 'tomato'])).toMatchObject({ words: ['lal begun', 'tomato'] });
    expect(await find('lal begun')).toEqual(['Tomato']);
    expect(await find('LAL  begun')).toEqual(['Tomato']);
  });

  test('a word joins the meaning of a word that is known', async () => {
    await addSynonyms(shop.db, ['bhat', 'chal']);
    expect(await find('bhat')).toEqual(await find('chal'));
    expect((await find('bhat'))[0]).toBe('Basmati Rice');
  });

  test('one word alone, or none, means nothing', async () => {
    expect(await addSynonyms(shop.db, ['Gobi'])).toBeUndefined();
    expect(await addSynonyms(shop.db, ['🙂', ' '])).toBeUndefined();
    expect(await find('gobi')).toEqual([]);
  });

  test('a short synonym is no part of a longer word', async () => {
    await addSynonyms(shop.db, ['kakaw', 'cho']);
    expect(await find('kakaw')).toEqual([]);
  });
});
