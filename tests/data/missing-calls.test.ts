import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connection } from '../../src/api/connection.ts';
import { filtersByPrice, isSortable, missingTabs } from '../../src/data/missing-calls.ts';
import { restoreMemo, snapshotMemo } from '../../src/data/memoize.ts';
import { type Answer, type Answers, goods, startCatalogue, type TestCatalogue } from './catalogue-provider.ts';

let provider: TestCatalogue | undefined;
const open = async (answers: Answers) => (provider = await startCatalogue(answers));

beforeAll(() => void (connection.patience.retries = 0));
beforeEach(() => vi.stubEnv('PUBLIC_ADAPTER', 'on'));
afterEach(async () => {
  vi.unstubAllEnvs();
  (globalThis as { buildMemo?: Map<string, unknown> }).buildMemo?.clear();
  await provider?.stop();
  provider = undefined;
});

const WALLET = '/customer/transaction';
const KYC = '/customer/update-kyc';

describe('the tabs of the account that a provider has no call for', () => {
  test.each([
    ['a refusal without a token says that both are there', 401, 401, []],
    ['a body that is refused is there too', 401, 422, []],
    ['404', 404, 401, ['wallet']],
    ['405 is what a path says that is there, and takes something else', 401, 405, []],
    ['501 and 410', 501, 410, ['wallet', 'kyc']],
    ['a fault says nothing', 500, 503, []],
  ] as [string, number, number, string[]][])('%s', async (_, wallet, kyc, missing) => {
    await open((path) => ({ [WALLET]: wallet, [KYC]: kyc })[path] ?? 418);
    expect(await missingTabs()).toEqual(missing);
  });
});

describe('whether a provider puts products in order', () => {
  const all = goods(30);
  const sorting = (query: URLSearchParams): Answer => {
    const way = { 'price-low': 1, 'price-high': -1 }[query.get('sortBy') ?? ''];
    const sorted = way ? all.toSorted((a, b) => way * (a.price - b.price)) : all;
    return { data: sorted.slice(0, Number(query.get('limit'))), count: all.length };
  };
  const same = goods(5).map((product) => ({ ...product, price: 20 }));

  test.each([
    ['it does', sorting, undefined],
    ['it gives them as ever, dearest last', () => ({ data: all.slice(0, 20) }), false],
    ['it gives them in no order', () => ({ data: [all[4], all[1], all[9]] }), false],
    ['it knows one of the two words', (query) => (query.get('sortBy') === 'price-low' ? sorting(query) : 422), false],
    ['it refuses our words', () => 400, false],
    ['all of them cost the same', () => ({ data: same }), false],
  ] as [string, (query: URLSearchParams) => Answer, false | undefined][])('where %s', async (_, list, expected) => {
    await open((path, query) => (path === '/product/web/' ? list(query) : undefined));
    expect(await isSortable()).toBe(expected);
  });
});

describe('whether a provider leaves out other prices', () => {
  const all = goods(30);
  const within = (query: URLSearchParams): Answer => {
    const [min, max] = [Number(query.get('minPrice') ?? 0), Number(query.get('maxPrice') ?? Infinity)];
    return { data: all.filter(({ price }) => price >= min && price <= max).slice(0, 20) };
  };

  test.each([
    ['it does', within, undefined],
    ['it gives them as ever', () => ({ data: all.slice(0, 20) }), false],
    ['it refuses our words', () => 400, false],
    ['it finds nothing by them', (query) => ({ data: query.has('minPrice') ? [] : all.slice(0, 20) }), false],
  ] as [string, (query: URLSearchParams) => Answer, false | undefined][])('where %s', async (_, list, expected) => {
    await open((path, query) => (path === '/product/web/' ? list(query) : undefined));
    expect(await filtersByPrice()).toBe(expected);
  });
});

describe('what a build has asked for', () => {
  test('is asked for once, by its worker threads too', async () => {
    const { calls } = await open(() => 404);
    expect(await Promise.all([missingTabs(), missingTabs(), isSortable()])).toEqual([
      ['wallet', 'kyc', 'shopping-list'],
      ['wallet', 'kyc', 'shopping-list'],
      false,
    ]);
    const asked = calls.length;
    restoreMemo(await snapshotMemo());
    expect(await missingTabs()).toEqual(['wallet', 'kyc', 'shopping-list']);
    expect(calls).toHaveLength(asked);
  });

  test('is not asked of a provider that speaks the contract: it has all of it', async () => {
    vi.stubEnv('PUBLIC_ADAPTER', '');
    const { calls } = await open(() => 404);
    expect([await missingTabs(), await isSortable(), await filtersByPrice()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(calls).toEqual([]);
  });
});
