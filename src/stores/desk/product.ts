import { atom } from 'nanostores';
import {
  type DeskProduct,
  type DeskProductDetail,
  getDeskProduct,
  joinDeskPacks,
  splitDeskPack,
} from '../../../contract/desk-goods.ts';
import { type Id, sameId } from '../../../contract/id.ts';
import { askAsEditor } from '../../api/editor.ts';
import { edit, editorName } from '../editor/access.ts';
import { keyedStore } from '../lib/keyed-store.ts';
import { idle, type Loaded, loadOnMount, type RequestState } from '../lib/request.ts';
import { putGoods } from './goods.ts';
import { loadChanges } from './history.ts';
import { notePublishable } from './publish-goods.ts';

type Shown = Loaded<DeskProductDetail | null>;
const stores = new Map<string, ReturnType<typeof atom<Shown>>>();

/** One product with its other sizes. */
export const $deskProduct = keyedStore((id: Id) => {
  const $product = atom<Shown>({ ...idle, data: null });
  stores.set(String(id), $product);
  loadOnMount($product, () => loadDeskProduct(id));
  return $product;
});

export const loadDeskProduct = (id: Id): Promise<unknown> =>
  edit(
    $deskProduct(id),
    () => askAsEditor(getDeskProduct, { id }),
    ({ data }) => ({ data }),
  );

/** Puts products in the place of what was known of them, as themselves and as another's size. */
export function putDeskProducts(products: readonly DeskProduct[]): void {
  const byId = new Map(products.map((product) => [String(product.id), product]));
  for (const $product of stores.values()) {
    const { data, ...state } = $product.get();
    if (!data) continue;
    const packs = data.packs.map((pack) => byId.get(String(pack.id)) ?? pack);
    $product.set({ ...state, data: { ...data, ...byId.get(String(data.id)), packs } });
  }
}

/** The last change of the sizes of a product. */
export const $packing = atom<RequestState>(idle);

async function pack(id: Id, call: () => Promise<{ data: DeskProductDetail }>): Promise<boolean> {
  const answer = await edit($packing, call, () => ({}));
  if (!answer) return false;
  notePublishable();
  putGoods([answer.data]);
  await loadDeskProduct(id);
  await loadChanges(`product:${id}`);
  return true;
}

/** Makes one of the sizes, or the product itself, a product of its own. */
export const splitPack = (id: Id, packId: Id): Promise<boolean> =>
  pack(id, () => askAsEditor(splitDeskPack, { id: packId, body: { by: editorName() } }));

/** Makes another product a size of this one. */
export const joinPack = (id: Id, other: DeskProduct): Promise<boolean> =>
  sameId(id, other.id)
    ? Promise.resolve(false)
    : pack(id, () => askAsEditor(joinDeskPacks, { id, body: { by: editorName(), productId: other.id } }));
