import { isGiven, type JsonObject, pick } from './json.ts';
import { find } from './names.ts';
import { inOrAround, PAGES } from './unwrap.ts';
import { flag, isSameId, number } from './values.ts';

/** So many further pages at most: a provider may say forever that there are more. */
const MAX_PAGES = 200;

/** Whether an answer says that its list goes on; undefined where it says nothing of it. */
const goesOn = inOrAround([...PAGES, 'links', '_links'], (value): boolean | undefined => {
  const goes = flag(find(value, 'list.hasNext'));
  if (goes !== undefined) return goes;
  const isLast = flag(find(value, 'list.isLast'));
  if (isLast !== undefined) return !isLast;
  const [page, pages] = [number(find(value, 'list.currentPage')), number(find(value, 'list.totalPages'))];
  if (page !== undefined && pages !== undefined) return page < pages;
  return isGiven(find(value, 'list.nextPage')) ? true : undefined;
});

const isSame = (a: unknown, b: unknown): boolean => isSameId(pick(a, 'id'), pick(b, 'id'));

interface Page {
  /** As received, and its entries as read. */
  readonly body: unknown;
  readonly data: readonly unknown[];
}

/**
 * Reads the further pages of a list whose provider sends fewer entries than were asked for and says that there are more. `query` is
 * what was asked, with `page` and `limit` where the call has pages; without, all of the list is wanted.
 * @param ask returns a page of the provider's by its number, counted from 1
 */
export async function readOn(
  query: JsonObject | undefined,
  first: Page,
  ask: (page: number) => Promise<Page>,
): Promise<readonly unknown[]> {
  const length = first.data.length;
  const limit = number(query?.['limit']);
  if (length === 0 || goesOn(first.body) !== true || (limit !== undefined && length >= limit)) return first.data;
  // Where pages were asked for, what belongs to one of ours lies on several of theirs.
  const asked = number(query?.['page']) ?? 1;
  const start = limit === undefined ? 0 : (asked - 1) * limit;
  const end = limit === undefined ? Infinity : start + limit;
  const from = Math.floor(start / length) + 1;
  const entries: unknown[] = [];
  for (let page = from; page < from + MAX_PAGES && (page - 1) * length < end; page++) {
    const { body, data } = page === asked ? first : await ask(page);
    // One that knows no pages sends the first again.
    if (page > from && isSame(data[0], entries[0])) break;
    entries.push(...data);
    if (data.length < length || goesOn(body) !== true) break;
  }
  return entries.slice(start - (from - 1) * length, end - (from - 1) * length);
}
