import { sameId } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';

/** The products of the build in their order, with the provider's current data. */
export const mergeLiveProducts = (built: readonly Product[], live: readonly Product[]): readonly Product[] =>
  built.length > 0 ? built.map((product) => live.find(({ id }) => sameId(id, product.id)) ?? product) : live;

/** The provider's list in the order of the build, so that cards don't move while a shopper taps. */
export function inBuiltOrder(built: readonly Product[], live: readonly Product[]): readonly Product[] {
  const places = new Map(built.map(({ id }, place) => [String(id), place]));
  const placed = live.filter(({ id }) => places.has(String(id)));
  const place = ({ id }: Product) => places.get(String(id)) ?? 0;
  return [...placed.sort((a, b) => place(a) - place(b)), ...live.filter(({ id }) => !places.has(String(id)))];
}
