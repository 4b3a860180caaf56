import { config } from '../../config.ts';
import { count } from '../../format/count.ts';
import { withoutWords } from '../../format/words.ts';
import { isNarrowed, NO_FILTERS, type ProductList } from '../../stores/catalogue/product-list.ts';

/** How many there are: null where the provider does not say, and more may follow. */
const total = ({ data, count: all }: ProductList): number | null =>
  all ?? (data.length % config.pageSize === 0 ? null : data.length);

/** Whether the results begin with that size, as they do in their usual order if any has it. */
function startsWith(packSize: string | null, { data, filters }: ProductList): boolean {
  const plain = (size: string | null | undefined) => size?.replaceAll(/\s/g, '').toLowerCase();
  return packSize !== null && filters.sortBy === NO_FILTERS.sortBy && plain(data[0]?.packSize) === plain(packSize);
}

/** One line on what a search has found: how many, of which words, and in which size first. */
export function resultsInWords(q: string, list: ProductList): string {
  const { data, filters, leftOut, packSize, status } = list;
  if (data.length === 0) {
    if (list.loading) return `Looking for “${q}”…`;
    if (status !== 'Fullfilled') return '';
    return isNarrowed(filters) ? `No results for “${q}” with these filters` : 'No results';
  }
  const n = total(list);
  const first = startsWith(packSize, list) ? `, ${packSize} first` : '';
  const kept = leftOut?.length ? withoutWords(q, leftOut) : '';
  if (!kept) return (n === null ? `Results for “${q}”` : `${count(n, 'result')} for “${q}”`) + first;
  const these = n === null ? 'these have' : n === 1 ? 'this result has' : `these ${count(n, 'result')} have`;
  return `Nothing for all words; ${these} “${kept}”${first}`;
}
