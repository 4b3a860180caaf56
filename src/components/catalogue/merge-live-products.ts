import { sameId } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';

/**
 * A shelf as the provider answers it; as built until then, and where it answers with nothing. What is in both keeps its place, and what
 * is new takes that of what has gone: no card moves while a shopper reaches for it.
 */
export function mergeLiveProducts(built: readonly Product[], live: readonly Product[]): readonly Product[] {
  if (live.length === 0) return built;
  const added = live.filter(({ id }) => !built.some((product) => sameId(product.id, id)));
  const placed = built.flatMap((product) => live.find(({ id }) => sameId(id, product.id)) ?? added.shift() ?? []);
  return [...placed, ...added];
}

/** The provider's list in the order of the build, so that cards don't move while a shopper taps. */
export function inBuiltOrder(built: readonly Product[], live: readonly Product[]): readonly Product[] {
  const places = new Map(built.map(({ id }, place) => [String(id), place]));
  const placed = live.filter(({ id }) => places.has(String(id)));
  const place = ({ id }: Product) => places.get(String(id)) ?? 0;
  return [...placed.sort((a, b) => place(a) - place(b)), ...live.filter(({ id }) => !places.has(String(id)))];
}
