import { atom } from 'nanostores';
import { type DeskProduct, getDeskGoods, type GoodsFilter } from '../../../contract/desk-goods.ts';
import { sameId } from '../../../contract/id.ts';
import { askAsEditor } from '../../api/editor.ts';
import { edit } from '../editor/access.ts';
import { idle, type Loaded, loadOnMount } from '../lib/request.ts';

const PAGE = 20;
/** Milliseconds after the last letter until it is searched. */
const TYPING_MS = 300;

interface GoodsQuery {
  readonly searchKey: string;
  readonly filter: GoodsFilter;
}

export const $goodsQuery = atom<GoodsQuery>({ searchKey: '', filter: 'all' });
/** What the list shows, and how many there are. */
export const $goods = atom<Loaded<readonly DeskProduct[]> & { count: number | null }>({
  ...idle,
  data: [],
  count: null,
});

/** Loads the first page, or what comes after what is there. */
export async function loadGoods(more = false): Promise<void> {
  const loaded = more ? $goods.get().data : [];
  const page = 1 + Math.floor(loaded.length / PAGE);
  await edit(
    $goods,
    () => askAsEditor(getDeskGoods, { query: { ...$goodsQuery.get(), page, limit: PAGE } }),
    ({ data, count }) => ({
      count,
      // What was changed meanwhile may have moved the pages.
      data: [...loaded, ...data.filter(({ id }) => !loaded.some((earlier) => sameId(earlier.id, id)))],
    }),
  );
}

/** Puts products in the place of what the list knew of them. */
export function putGoods(products: readonly DeskProduct[]): void {
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const data = $goods.get().data.map((product) => byId.get(String(product.id)) ?? product);
  $goods.set({ ...$goods.get(), data });
}

let typing: ReturnType<typeof setTimeout> | undefined;

export function searchGoods(query: Partial<GoodsQuery>): void {
  $goodsQuery.set({ ...$goodsQuery.get(), ...query });
  clearTimeout(typing);
  typing = setTimeout(() => void loadGoods(), 'searchKey' in query ? TYPING_MS : 0);
}

loadOnMount($goods, () => loadGoods());
