import { type Id, sameId } from '../../contract/id.ts';
import { toRupees } from '../../contract/money.ts';
import { getPacks, getProduct, getProducts, type Product, searchProducts } from '../../contract/product.ts';
import { config } from '../../src/config.ts';
import type { Check } from '../check.ts';
import { linesTotal } from '../prices.ts';
import type { Goods } from '../walk/catalogue.ts';
import type { Filled } from '../walk/cart.ts';

/** How many products are looked at one by one. */
const SAMPLES = 3;

const page = { page: config.firstPage, limit: config.pageSize };

/** A product is the same by its id as in the list, and search finds it. */
export async function checkProducts(check: Check, { products }: Goods): Promise<void> {
  const samples = products.slice(0, SAMPLES);
  const faults: string[] = [];
  const unfound: string[] = [];
  for (const listed of samples) {
    const single = (await check.client.call(getProduct, { id: listed.id, query: {} })).answer?.data;
    if (single) faults.push(...differences('by id', listed, single));
    const packs = (await check.client.call(getPacks, { id: listed.id })).answer?.data ?? [];
    const matchingPack = packs.find(({ id }) => sameId(id, listed.id));
    if (matchingPack && matchingPack.price !== listed.price)
      faults.push(priceFault('as a pack size', listed.id, listed.price, matchingPack.price));
    const isFound = async (searchKey: string) =>
      (await check.client.call(searchProducts, { query: { ...page, searchKey } })).answer?.data.some(({ id }) =>
        sameId(id, listed.id),
      ) !== false;
    if (!check.countsFromZero && !(await isFound(wordsOf(listed.name))) && !(await isFound(listed.name)))
      unfound.push(`Product ${listed.id} is not among the results for its own name.`);
  }
  if (samples.length === 0) return;
  check.rule('A product is the same in a list and by its id', faults, 'costs money');
  if (!check.countsFromZero) check.rule('Search finds a product by its name', unfound);
}

/** As somebody types it: what stands between the words may be stored in other signs, such as `&ndash;`. */
const wordsOf = (name: string): string => name.match(/[\p{L}\p{M}\p{N}.]+/gu)?.join(' ') ?? name;

const priceFault = (where: string, id: Id, listed: number, other: number): string =>
  `Product ${id} costs ${toRupees(listed)} in the list and ${toRupees(other)} ${where}.`;

function differences(where: string, listed: Product, single: Product): string[] {
  return [
    ...(sameId(listed.id, single.id) ? [] : [`Product ${listed.id} has the id ${single.id} ${where}.`]),
    ...(listed.price === single.price ? [] : [priceFault(where, listed.id, listed.price, single.price)]),
  ];
}

/** Sorted by price where that is asked for, and of one category where that is. */
export async function checkFilters(check: Check, { products }: Goods): Promise<void> {
  if (check.countsFromZero) return;
  const sorted = (await check.client.call(getProducts, { query: { ...page, sortBy: 'price-low' } })).answer?.data;
  if (sorted && sorted.length > 1) {
    const isSorted = sorted.every(({ price }, i) => i === 0 || price >= (sorted[i - 1]?.price ?? 0));
    if (isSorted) check.findings.rule('sortBy=price-low sorts by price', 'right');
    else check.findings.rule('sortBy=price-low sorts by price', 'missing', ['It does not: shoppers can’t sort.']);
  }
  const categoryId = products.find(({ category }) => category)?.category?.id;
  if (categoryId === undefined) return;
  const within = (await check.client.call(getProducts, { query: { ...page, categoryId } })).answer?.data ?? [];
  const others = within.filter(({ category }) => category && !sameId(category.id, categoryId)).length;
  check.rule(
    'categoryId gives products of that category alone',
    others || within.length === 0 ? [`${others} of ${within.length} products are of another category.`] : [],
  );
}

/** The cart costs what its lines cost, and a line what the product costs. */
export function checkCart(check: Check, product: Product, { cart, line }: Filled): void {
  const sum = linesTotal(cart.data);
  const units = cart.data.reduce((total, { quantity }) => total + quantity, 0);
  const faults = [
    ...(line.product.price === product.price
      ? []
      : [priceFault('in the cart', product.id, product.price, line.product.price)]),
    ...(cart.totalPrice === sum
      ? []
      : [`totalPrice is ${toRupees(cart.totalPrice)}, the lines make ${toRupees(sum)}.`]),
  ];
  check.rule('The cart costs what its lines cost', faults, 'costs money');
  check.rule(
    'The cart counts the units of its lines',
    cart.count === units ? [] : [`count is ${cart.count}, the lines hold ${units} units.`],
  );
}

/** Pictures come as pictures. */
export async function checkPictures(check: Check, { products }: Goods): Promise<void> {
  const images = products.flatMap(({ image }) => image ?? []).slice(0, SAMPLES);
  const name = 'Pictures can be fetched';
  if (images.length === 0)
    return check.findings.rule(name, 'missing', ['No product has one: a sign for goods stands in its place.']);
  const faults: string[] = [];
  for (const image of images) {
    const url = URL.parse(image, check.client.origin)?.href;
    const exchange = url ? await check.client.raw(url).catch(() => undefined) : undefined;
    const type = exchange?.headers.get('content-type') ?? 'no content-type';
    if (!exchange) faults.push(`${image}: no answer.`);
    else if (exchange.status !== 200) faults.push(`${image}: it answers ${exchange.status}.`);
    else if (!type.startsWith('image/')) faults.push(`${image}: it is ${type}, not a picture.`);
  }
  check.rule(name, faults);
}
