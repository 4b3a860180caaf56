import { getProducts, type Product } from '../../contract/product.ts';
import { config } from '../../src/config.ts';
import type { Check } from '../check.ts';

const FEW = 5;

const idsOf = (products: readonly Product[]): string[] => products.map(({ id }) => String(id));

async function list(
  check: Check,
  query: object,
): Promise<{ data: readonly Product[]; count: number | null } | undefined> {
  return (await check.client.call(getProducts, { query: { page: config.firstPage, limit: config.pageSize, ...query } }))
    .answer;
}

/** Finds out whether pages are counted from 0, so that page 1 is the second: one cause, said in place of its effects. */
export async function checkFirstPage(check: Check, first: readonly Product[]): Promise<void> {
  const ids = idsOf((await list(check, { page: 0 }))?.data ?? []);
  check.countsFromZero = ids.length > 0 && !idsOf(first).some((id) => ids.includes(id));
  if (!check.countsFromZero) return;
  const fault = 'Pages are counted from 0: what stands on the first of them, the shop can’t find.';
  check.rule('page=1 is the first page', [fault], 'stops orders');
}

/** Pages: as many as asked for, none twice, and as many in all as `count` says. */
export async function checkPaging(check: Check, products: readonly Product[]): Promise<void> {
  if (products.length === 0 || check.countsFromZero) return;
  const few = (await list(check, { limit: FEW }))?.data ?? [];
  check.rule(
    'A list has as many as its limit',
    few.length > FEW ? [`limit=${FEW} returned ${few.length}: a page must end, or the build reads without one.`] : [],
  );
  const doubled = idsOf(products).filter((id, i, all) => all.indexOf(id) !== i).length;
  check.rule('Every id stands for one product', doubled ? [`${doubled} ids stand twice on the first page.`] : []);
  const first = await list(check, {});
  if (!first) return;
  await checkSecondPage(check, first);
  if (first.count === null)
    check.findings.rule('count is the number of all', 'missing', [
      'There is no count: the number of products is not shown.',
    ]);
  else await checkCount(check, first.data.length, first.count);
}

async function checkSecondPage(check: Check, first: { data: readonly Product[]; count: number | null }): Promise<void> {
  const second = await list(check, { page: 2 });
  const firstPageIds = new Set(idsOf(first.data));
  const again = idsOf(second?.data ?? []).filter((id) => firstPageIds.has(id)).length;
  const isLast = first.data.length < config.pageSize || first.count === first.data.length;
  const faults = [
    ...(again > 0 ? [`${again} products of page 1 stand on page 2 again: page is ignored, or the order changes.`] : []),
    ...(!isLast && second?.data.length === 0 ? ['Page 2 is empty although there are more.'] : []),
  ];
  check.rule('The second page goes on where the first ends', faults);
}

/** The last page by `count` has what is left, and none comes after it. */
async function checkCount(check: Check, given: number, count: number): Promise<void> {
  if (given === 0) return;
  const pages = Math.max(1, Math.ceil(count / given));
  const last = await list(check, { page: pages, limit: given });
  const beyond = await list(check, { page: pages + 1, limit: given });
  const left = count - given * (pages - 1);
  const faults = [
    ...(last && last.data.length !== left
      ? [`count says ${count}: page ${pages} of ${given} each should have ${left}, and has ${last.data.length}.`]
      : []),
    ...(beyond && beyond.data.length > 0 ? [`count says ${count}, and page ${pages + 1} has more.`] : []),
  ];
  check.rule('count is the number of all', faults);
}
