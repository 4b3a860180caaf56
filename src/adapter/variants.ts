import { getPacks, getProduct } from '../../contract/product.ts';
import type { Look } from './follow-up.ts';
import { isGiven, isRecord, type JsonObject, omitUndefined, pick } from './json.ts';
import type { Memory } from './memory.ts';
import { bothIds, splitId } from './read/variant.ts';
import { isSameId } from './values.ts';
import type { Sent } from './sent.ts';

/** Whether the provider knows a size as a product; asked once for the session. */
async function areProducts(size: JsonObject, memory: Memory, look: Look): Promise<boolean> {
  if (memory.variantsAreProducts === undefined)
    memory.noteVariants(isGiven(pick((await look(getProduct, size['id']))?.['data'], 'name')));
  return memory.variantsAreProducts === true;
}

/** The sizes of a product by ids of both, where the provider has them as variants alone. */
export async function withBothIds(
  sizes: readonly unknown[],
  productId: unknown,
  memory: Memory,
  look: Look,
): Promise<readonly unknown[]> {
  const isOf = (id: unknown) => isSameId(id, productId);
  const variants = sizes.filter(isRecord).filter((size) => !isOf(size['id']));
  const [first] = variants;
  if (!first || variants.some((size) => isGiven(pick(size, 'productId')) && !isOf(pick(size, 'productId'))))
    return sizes;
  if (await areProducts(first, memory, look)) return sizes;
  return sizes.map((size) =>
    isRecord(size) && !isOf(size['id']) ? { ...size, id: bothIds(productId, size['id']) } : size,
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

/** What is sent of an id of both: the product's, and the variant's beside it. */
export function withVariant(sent: Sent): Sent {
  const ids = isRecord(sent.body) ? splitId(sent.body['productId']) : undefined;
  return ids ? { ...sent, body: { ...(sent.body as JsonObject), ...ids } } : sent;
}
