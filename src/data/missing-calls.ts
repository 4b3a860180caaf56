import type { Call } from '../../contract/call.ts';
import { putKyc } from '../../contract/kyc.ts';
import { DIETS } from '../../contract/food.ts';
import { toRupees } from '../../contract/money.ts';
import { getProducts, type Product, type Sort } from '../../contract/product.ts';
import { getShoppingLists } from '../../contract/shopping-list.ts';
import { getTransactions } from '../../contract/wallet.ts';
import type { CallInput } from '../api/http.ts';
import { memoizeInBuild } from './memoize.ts';
import { isNotThere, methodsOf, ProviderError, read } from './provider.ts';

type Query = NonNullable<CallInput<typeof getProducts>['query']>;

/** A provider that speaks the contract has all of it. */
const isForeign = (): boolean => process.env['PUBLIC_ADAPTER'] === 'on';

/**
 * Asked without a token a call is refused; only a provider that lacks it says that it is not there. Of one that changes something
 * its methods are asked for, and nothing is changed whatever a provider makes of it.
 */
async function isMissing(call: Call): Promise<boolean> {
  try {
    if (call.method !== 'GET') return !(await methodsOf(call))?.includes(call.method);
    await read(call);
  } catch (error) {
    return isNotThere(error);
  }
  return false;
}

type MissingTab = 'wallet' | 'kyc' | 'shopping-list';

/** The tabs of the account that the provider has no call for. */
export const missingTabs = (): Promise<readonly MissingTab[] | undefined> =>
  memoizeInBuild('missing tabs', async () => {
    if (!isForeign()) return undefined;
    const missing: MissingTab[] = [];
    if (await isMissing(getTransactions)) missing.push('wallet');
    if (await isMissing(putKyc)) missing.push('kyc');
    if (await isMissing(getShoppingLists)) missing.push('shopping-list');
    return missing;
  });

/** Whether the provider puts products in order when it is asked to: one that does not know our words gives them as ever. */
export const isSortable = (): Promise<false | undefined> =>
  memoizeInBuild('is sortable', async () => {
    if (!isForeign()) return undefined;
    const [low, high] = await Promise.all([firstBy('price-low'), firstBy('price-high')]);
    const isSorted = isInOrder(low) && isInOrder([...high].reverse());
    return isSorted && (low[0] ?? 0) < (high[0] ?? 0) ? undefined : false;
  });

/** Whether the provider leaves out other prices when it is asked to. */
export const filtersByPrice = (): Promise<false | undefined> =>
  memoizeInBuild('filters by price', async () => {
    if (!isForeign()) return undefined;
    const all = [...new Set(await prices({}))].sort((a, b) => a - b);
    const middle = all[Math.floor(all.length / 2)] ?? 0;
    const [cheap, dear] = await Promise.all([
      prices({ maxPrice: toRupees(middle - 1) }),
      prices({ minPrice: toRupees(middle) }),
    ]);
    const isFiltered = cheap.every((price) => price < middle) && dear.every((price) => price >= middle);
    return isFiltered && cheap.length > 0 && dear.length > 0 ? undefined : false;
  });

/** Whether the provider leaves out what is of another diet when it is asked to. */
export const filtersByDiet = (): Promise<false | undefined> =>
  memoizeInBuild('filters by diet', async () => {
    if (!isForeign()) return undefined;
    const lists = await Promise.all(DIETS.map(async (diet) => ({ diet, found: await products({ diet }) })));
    const isFiltered = lists.every(({ diet, found }) => found.length > 0 && found.every((one) => one.diet === diet));
    return isFiltered ? undefined : false;
  });

/** Whether lists can be narrowed by what labels claim: only our own provider is known to. */
export const filtersByClaims = (): boolean => !isForeign();

const firstBy = (sortBy: Sort) => prices({ sortBy });

const prices = async (query: Query) => (await products(query)).map(({ price }) => price);

async function products(query: Query): Promise<readonly Product[]> {
  try {
    return (await read(getProducts, { query: { ...query, limit: 20 } })).data;
  } catch (error) {
    if (error instanceof ProviderError) return [];
    throw error;
  }
}

const isInOrder = (prices: readonly number[]): boolean => prices.every((price, i) => price >= (prices[i - 1] ?? 0));
