import { searchProducts } from '../../contract/product.ts';
import { memoize } from './memoize.ts';
import { readOptional } from './optional.ts';
import { productsByTaxonomy } from './related.ts';
import { categories } from './shown.ts';
import { subCategoriesOf } from './taxonomy.ts';

const WORDS = 9;

/**
 * Searches to begin with: the kinds of goods that the shop has most of, of each category in turn, so that one large category does
 * not take all places. Those without results are left out.
 */
export const popularSearches = memoize(async (): Promise<readonly string[]> => {
  const candidates = (await kindsOfGoods()).slice(0, 2 * WORDS);
  const found = await Promise.all(
    candidates.map(async (searchKey) => (await readOptional(searchProducts, null, { query: { searchKey } }))?.data),
  );
  return candidates.filter((_, i) => found[i]?.length).slice(0, WORDS);
});

async function kindsOfGoods(): Promise<readonly string[]> {
  const within = await productsByTaxonomy();
  const rows = (await categories()).map(async (category) => {
    const subs = (await subCategoriesOf(category.id))
      .map(({ id, name, count }) => ({ name, size: within('sub', id).length || (count ?? 0) }))
      .sort((a, b) => b.size - a.size);
    const size = within('category', category.id).length;
    return { size, names: subs.length > 0 ? subs.map(({ name }) => name) : [category.name] };
  });
  const bySize = (await Promise.all(rows)).sort((a, b) => b.size - a.size);
  const ranks = Math.max(0, ...bySize.map(({ names }) => names.length));
  const byRank = Array.from({ length: ranks }, (_, rank) => bySize.flatMap(({ names }) => names[rank] ?? [])).flat();
  return [...new Set(byRank.map(headWord).filter(Boolean))];
}

/**
 * What one would type for goods of a kind: the first that its name lists, or the noun that two adjectives share.
 * @example headWord('Atta, Flours & Sooji') // 'atta'
 * @example headWord('River and sea fish') // 'fish'
 */
export function headWord(name: string): string {
  const parts = name
    .toLowerCase()
    .split(/[,&/(+]|\band\b/)
    .map((part) => part.trim())
    .filter(Boolean);
  const [first = '', second = ''] = parts;
  const words = second.split(/\s+/);
  const isShared = parts.length === 2 && !/\s/.test(first) && words.length > 1 && !words.includes(first);
  return isShared ? (words.at(-1) ?? '') : first;
}
