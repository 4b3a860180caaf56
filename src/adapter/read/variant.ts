import { isRecord, type JsonObject, omitUndefined, pick } from '../json.ts';
import { find } from '../names.ts';
import type { Reading } from '../reading.ts';
import { id, isSameId } from '../values.ts';
import { pack } from './pack.ts';

// Some providers sell a size as a variant of a product, by an id that no product has. Here it has an id of both.

/** Nobody’s own ids have it. */
const SIGN = '~~';

/** @example bothIds('P1', 'V5') // 'P1~~V5' */
export const bothIds = (productId: unknown, variantId: unknown): string =>
  `${String(productId)}${SIGN}${String(variantId)}`;

/** The product and the variant of an id of both. */
export function splitId(value: unknown): { productId: string; variantId: string } | undefined {
  const [productId, variantId, ...others] = typeof value === 'string' ? value.split(SIGN) : [];
  return productId && variantId && others.length === 0 ? { productId, variantId } : undefined;
}

/** The product of a line as the variant that stands beside it: whole, or by its id alone. */
export function asVariant(line: JsonObject, product: unknown, at: Reading): unknown {
  const beside = find(line, 'variant.variantId');
  const variantId = id(beside);
  if (at.variantsAreProducts || !isRecord(product) || variantId === undefined || isSameId(variantId, product['id']))
    return product;
  const both = bothIds(splitId(product['id'])?.productId ?? product['id'], variantId);
  if (both === product['id']) return product;
  if (!isRecord(beside)) return at.productOf(both) ?? product;
  const { price, mrp, packSize } = pack(beside, at) as JsonObject;
  const name = pick(beside, 'variantName');
  return { ...product, ...omitUndefined({ price, packSize, name }), mrp: mrp ?? null, slug: null, id: both };
}

/** The id of both of what was ordered, where its variant stands beside it. */
export function idOfVariant(item: JsonObject, productId: unknown): { productId?: string } {
  const variantId = id(find(item, 'variant.variantId'));
  return variantId === undefined || productId === undefined || splitId(productId)
    ? {}
    : { productId: bothIds(productId, variantId) };
}

/** A product of which a size is sold by ids of both: its first size is what it is sold as. */
export function asFirstVariant(productId: unknown, packs: readonly JsonObject[]): JsonObject {
  const sizes = packs.map((size) => ({ ...size, id: bothIds(productId, size['id']), slug: null }));
  const { id, price, mrp, stock, packSize, maxQuantity }: JsonObject = sizes[0] ?? {};
  return {
    ...omitUndefined({ id, price, mrp, stock, packSize, maxQuantity }),
    ...(sizes.length > 1 && { packs: sizes }),
  };
}
