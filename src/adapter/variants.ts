import { getPacks, getProduct } from '../../contract/product.ts';
import type { Look } from './follow-up.ts';
import { isGiven, isRecord, type JsonObject, omitUndefined, pick } from './json.ts';
import type { Memory } from './memory.ts';
import { pack } from './read/pack.ts';
import type { Reading } from './reading.ts';
import type { Sent } from './sent.ts';
import { id } from './values.ts';

// Some providers sell a size as a variant of a product, by an id that no product has. Here it has an id of both.

const SIGN = '~';

const bothIds = (productId: unknown, variantId: unknown): string => `${String(productId)}${SIGN}${String(variantId)}`;

/** The product and the variant of an id of both. */
export function splitId(value: unknown): { productId: string; variantId: string } | undefined {
  const [productId, variantId, ...others] = typeof value === 'string' ? value.split(SIGN) : [];
  return productId && variantId && others.length === 0 ? { productId, variantId } : undefined;
}

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
  const variants = sizes.filter(isRecord).filter((size) => !isSame(size['id'], productId));
  const [first] = variants;
  if (
    !first ||
    variants.some((size) => isGiven(pick(size, 'productId')) && !isSame(pick(size, 'productId'), productId))
  )
    return sizes;
  if (await areProducts(first, memory, look)) return sizes;
  return sizes.map((size) =>
    isRecord(size) && !isSame(size['id'], productId) ? { ...size, id: bothIds(productId, size['id']) } : size,
  );
}

const isSame = (a: unknown, b: unknown): boolean => String(a) === String(b);

/** The product that is a variant, put together from both; null where either is not there. */
export async function readVariant(value: unknown, look: Look): Promise<JsonObject | null> {
  const ids = splitId(value);
  if (!ids) return null;
  const [whole, sizes] = await Promise.all([look(getProduct, ids.productId), look(getPacks, ids.productId)]);
  const product = whole?.['data'];
  const all = sizes?.['data'];
  const size = Array.isArray(all) ? all.filter(isRecord).find((one) => isSame(one['id'], value)) : undefined;
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

/** The product of a line as the variant that stands beside it: whole, or by its id alone. */
export function asVariant(line: JsonObject, product: unknown, at: Reading): unknown {
  const beside = pick(line, 'variantId', 'variant', 'productVariantId', 'productVariant');
  const variantId = id(beside);
  if (at.variantsAreProducts || !isRecord(product) || variantId === undefined || isSame(variantId, product['id']))
    return product;
  const both = bothIds(product['id'], variantId);
  if (!isRecord(beside)) return at.productOf(both) ?? product;
  const { price, mrp, packSize } = pack(beside, at) as JsonObject;
  const name = pick(beside, 'variantName');
  return { ...product, ...omitUndefined({ price, packSize, name }), mrp: mrp ?? null, slug: null, id: both };
}
