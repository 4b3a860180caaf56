import { config } from '../../config.ts';
import { withoutWords } from '../../format/words.ts';
import { isNarrowed, NO_FILTERS, type ProductList } from '../../stores/catalogue/product-list.ts';
import { plural, t } from '../../i18n/t.ts';

/** How many there are: null where the provider does not say, and more may follow. */
const total = ({ data, count: all }: ProductList): number | null =>
  all ?? (data.length % config.pageSize === 0 ? null : data.length);

/** Whether the results begin with that size, as they do in their usual order if any has it. */
function startsWith(packSize: string, { data, filters }: ProductList): boolean {
  const plain = (size: string | null | undefined) => size?.replaceAll(/\s/g, '').toLowerCase();
  return filters.sortBy === NO_FILTERS.sortBy && plain(data[0]?.packSize) === plain(packSize);
}

/** One line on what a search has found: how many, of which words, and in which size first. */
export function resultsInWords(q: string, list: ProductList): string {
  const { data, filters, leftOut, packSize, status } = list;
  if (data.length === 0) {
    if (list.loading) return t('Looking for “{q}”…', { q });
    if (status !== 'Fullfilled') return '';
    return isNarrowed(filters) ? t('No results for “{q}” with these filters', { q }) : t('No results');
  }
  const results = found(q, leftOut?.length ? withoutWords(q, leftOut) : '', total(list));
  return packSize !== null && startsWith(packSize, list)
    ? t('{results}, {packSize} first', { results, packSize })
    : results;
}

/** How many results have all words, or those words that were not left out. */
function found(q: string, words: string, n: number | null): string {
  if (!words)
    return n === null
      ? t('Results for “{q}”', { q })
      : plural(n, '{count} result for “{q}”', '{count} results for “{q}”', { q });
  return n === null
    ? t('Nothing for all words; these have “{words}”', { words })
    : plural(
        n,
        'Nothing for all words; this result has “{words}”',
        'Nothing for all words; these {count} results have “{words}”',
        { words },
      );
}
