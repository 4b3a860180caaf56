import type { WritableAtom } from 'nanostores';
import * as v from 'valibot';
import { DeskProduct, GoodsChange, putDeskGoods } from '../../../contract/desk-goods.ts';
import { toRupees } from '../../../contract/money.ts';
import { askAsEditor } from '../../api/editor.ts';
import { type CallError, RefusedError } from '../../api/errors.ts';
import { edit, editorName } from '../editor/access.ts';
import { idle, type RequestState } from '../lib/request.ts';
import { toast } from '../lib/toast.ts';
import { atom } from 'nanostores';
import { loadChanges } from './history.ts';
import { putGoods } from './goods.ts';
import { putDeskProducts } from './product.ts';
import { notePublishable } from './publish-goods.ts';

export type To = GoodsChange['to'];

/** What a product is to say; money in paise. */
export interface Change {
  /** As it was when it was changed. */
  readonly product: DeskProduct;
  readonly to: To;
}

const factsOf = ({ photos, ...product }: DeskProduct): Required<To> & { sold: number } => ({
  ...product,
  photos: photos.map(({ id }) => id),
});

const inRupees = <T extends { price?: number | undefined; mrp?: number | undefined }>({ price, mrp, ...rest }: T) => ({
  ...rest,
  ...(price !== undefined && { price: toRupees(price) }),
  ...(mrp !== undefined && { mrp: toRupees(mrp) }),
});

function toSent({ product, to }: Change): v.InferInput<typeof GoodsChange> {
  const facts = factsOf(product);
  const fields = [...(Object.keys(to) as (keyof To)[]), ...('stock' in to ? (['sold'] as const) : [])];
  const basedOn = Object.fromEntries(fields.map((field) => [field, facts[field]]));
  return { id: product.id, basedOn: inRupees(basedOn), to: inRupees(to) };
}

/** What somebody else has saved meanwhile, where the provider refuses for that. */
export function newerIn(reason: CallError | null): readonly DeskProduct[] {
  const details = reason instanceof RefusedError && reason.code === 'overtaken' ? reason.details : null;
  const read = v.safeParse(v.object({ newer: v.array(DeskProduct) }), details);
  return read.success ? read.output.newer : [];
}

/** Puts what the provider says of products wherever they are shown. */
function show(products: readonly DeskProduct[]): void {
  putGoods(products);
  putDeskProducts(products);
}

const PUBLISHED: readonly (keyof To)[] = ['name', 'photos'];

/** Changes products, all or none. Returns them as they are then; undefined when it was refused, with the reason in `$state`. */
export async function changeGoods(
  $state: WritableAtom<RequestState>,
  changes: readonly Change[],
): Promise<readonly DeskProduct[] | undefined> {
  const answer = await edit(
    $state,
    () => askAsEditor(putDeskGoods, { body: { by: editorName(), changes: changes.map(toSent) } }),
    () => ({}),
  );
  const changed = answer?.data;
  show(changed ?? newerIn($state.get().reason));
  if (!changed) return undefined;
  if (changes.some(({ to }) => PUBLISHED.some((field) => field in to))) notePublishable();
  const [only, another] = changed;
  if (only && !another) void loadChanges(`product:${only.id}`);
  return changed;
}

/** Says what was done, and offers to write what was there before. */
export function toastWithUndo(text: string, changes: readonly Change[], changed: readonly DeskProduct[]): void {
  const run = async (): Promise<void> => {
    const back = changed.flatMap((product) => {
      const change = changes.find(({ product: { id } }) => String(id) === String(product.id));
      if (!change) return [];
      const facts = factsOf(change.product);
      const fields = new Set<keyof To>(Object.keys(change.to) as (keyof To)[]);
      // An MRP may have risen with the price.
      if (fields.has('price')) fields.add('mrp');
      return [{ product, to: Object.fromEntries([...fields].map((field) => [field, facts[field]])) as To }];
    });
    const $undoing = atom<RequestState>(idle);
    const done = await changeGoods($undoing, back);
    toast(done ? 'All is as it was before.' : ($undoing.get().reason?.message ?? ''), {
      tone: done ? 'plain' : 'error',
    });
  };
  toast(text, { action: { label: 'Undo', run: () => void run() } });
}
