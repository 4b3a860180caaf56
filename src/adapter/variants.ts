import type { Call } from '../../contract/call.ts';
import { getPacks, getProduct } from '../../contract/product.ts';
import { adapt } from './adapt.ts';
import type { Look } from './follow-up.ts';
import { isGiven, isRecord, type JsonObject, omitUndefined, pick } from './json.ts';
import type { Memory } from './memory.ts';
import { bothIds, splitId } from './read/variant.ts';
import { isSameId } from './values.ts';
import type { Sent } from './sent.ts';

/** Whether the provider knows a size as a product; asked once for the session. */
export function areProducts(sizeId: unknown, memory: Memory, lookUp: LookUp): Promise<boolean> {
  memory.askingForVariant ??= (async () => {
    if (memory.variantsAreProducts !== undefined) return memory.variantsAreProducts;
    const { answer } = adapt(getProduct, await lookUp(getProduct, sizeId).catch(() => null));
    const isProduct = isGiven(pick(pick(answer, 'data'), 'name'));
    memory.noteVariants(isProduct);
    return isProduct;
  })();
  return memory.askingForVariant;
}

/** Returns what the provider answers to one more call. */
export type LookUp = (call: Call, id?: unknown) => Promise<unknown>;

/** The sizes of a product by ids of both, where the provider has them as variants alone. */
export async function withBothIds(
  sizes: readonly unknown[],
  productId: unknown,
  memory: Memory,
  lookUp: LookUp,
): Promise<readonly unknown[]> {
  const owner = splitId(productId)?.productId ?? productId;
  const isOf = (id: unknown) => isSameId(id, owner);
  const variants = sizes.filter(isRecord).filter((size) => !isOf(size['id']));
  const [first] = variants;
  if (!first || variants.some((size) => isGiven(pick(size, 'productId')) && !isOf(pick(size, 'productId'))))
    return sizes;
  if (await areProducts(first['id'], memory, lookUp)) return sizes;
  return sizes.map((size) =>
    isRecord(size) && !isOf(size['id']) ? { ...size, id: bothIds(owner, size['id']) } : size,
  );
}

/** The product that is a variant, put together from both; null where either is not there. */
export async function readVariant(value: unknown, look: Look): Promise<JsonObject | null> {
  const ids = splitId(value);
  if (!ids) return null;
  const [whole, sizes] = await Promise.all([look(getProduct, ids.productId), look(getPacks, ids.productId)]);
  const product = whole?.['data'];
  const all = sizes?.['data'];
  const size = Array.isArray(all) ? all.filter(isRecord).find((one) => isSameId(one['id'], value)) : undefined;
  if (!isRecord(product) || !size) return null;
  const { price, mrp, stock, packSize, maxQuantity } = size;
  const name = pick(size, 'variantName');
  return {
    ...product,
    ...omitUndefined({ price, mrp: mrp ?? null, stock: stock ?? product['stock'], packSize, maxQuantity, name }),
    id: String(value),
    slug: null,
    packs: all,
  };
}

/** What is sent of an id of both: the product's, with the variant's beside it in a body. */
export function withVariant(sent: Sent): Sent {
  const productOf = (value: unknown) => splitId(value)?.productId ?? value;
  const path = sent.path.split('/').map(productOf).join('/');
  const ids = isRecord(sent.body) ? splitId(sent.body['productId']) : undefined;
  const { query, body } = sent;
  return {
    ...sent,
    path,
    ...(query?.['productId'] !== undefined && { query: { ...query, productId: productOf(query['productId']) } }),
    ...(ids && { body: { ...(body as JsonObject), ...ids } }),
  };
}
