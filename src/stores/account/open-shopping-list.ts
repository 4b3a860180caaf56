import { atom, onMount } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import { sameId } from '../../../contract/same-id.ts';
import {
  deleteShoppingListShare,
  getShoppingList,
  postShoppingListShare,
  putShoppingList,
  putShoppingListLine,
  type ShoppingList,
  type ShoppingListLine,
} from '../../../contract/shopping-list.ts';
import { CallError } from '../../api/errors.ts';
import { ask } from '../../api/http.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { fullfilled, idle, type Loaded, reset, track } from '../lib/request.ts';
import { toast } from '../lib/toast.ts';
import { $session, $token } from '../session/auth.ts';
import { $openShoppingListId } from './dashboard.ts';
import { attempt, sayNotUndone } from './shopping-lists.ts';

/** The list that is open, with its lines. */
const none: Loaded<ShoppingList | null> = { ...idle, data: null };
export const $openShoppingList = atom(none);

export async function loadOpenShoppingList(): Promise<void> {
  const id = $openShoppingListId.get();
  if (id === null || !$token.get()) return;
  if (!sameId($openShoppingList.get().data?.id, id)) reset($openShoppingList, none);
  await track(
    $openShoppingList,
    () => ask(getShoppingList, { id }),
    ({ data }) => ({ data }),
  );
}

onMount($openShoppingList, () => {
  if (typeof document === 'undefined') return;
  const load = () => queueMicrotask(() => void loadOpenShoppingList());
  const unbind = [
    $openShoppingListId.listen(load),
    $session.listen(() => {
      reset($openShoppingList, none);
      load();
    }),
  ];
  load();
  return () => unbind.forEach((end) => end());
});

/** Shows the list as it is after a change. Returns why there was none. */
async function change(changing: Parameters<typeof attempt>[0]): Promise<CallError | null> {
  const list = await attempt(changing);
  if (list instanceof CallError) return list;
  if (sameId($openShoppingList.get().data?.id, list.id)) reset($openShoppingList, { ...fullfilled, data: list });
  return null;
}

/** As `change`; a failure shows as a toast. */
async function changeOrSay(changing: Parameters<typeof attempt>[0]): Promise<boolean> {
  const failure = await change(changing);
  if (failure) toast(failure.message, { tone: 'error' });
  return failure === null;
}

export const renameShoppingList = (id: Id, name: string) =>
  change(() => ask(putShoppingList, { id, body: { name: name.trim() } }));

/** Sets how many of a product the list has; one that is taken off can be put back for a moment. */
export async function setListQuantity(id: Id, { product, quantity: before }: ShoppingListLine, quantity: number) {
  const set = (to: number) => () => ask(putShoppingListLine, { id, body: { productId: product.id, quantity: to } });
  if (!(await changeOrSay(set(quantity))) || quantity > 0) return;
  const putBack = async () => {
    const failure = await change(set(before));
    if (failure) sayNotUndone(failure, putBack);
  };
  const action = { label: t('Undo'), run: () => void putBack() };
  toast(t('{name} is off the list', { name: product.name }), { action });
}

export const shareShoppingList = (id: Id) => changeOrSay(() => ask(postShoppingListShare, { id }));

export const unshareShoppingList = (id: Id) => changeOrSay(() => ask(deleteShoppingListShare, { id }));

/** The link to a shared list. Its token stands behind the #, which browsers send to nobody. */
export const shareLinkOf = (token: string): string => location.origin + paths.sharedShoppingList(token);

export async function copyShareLink(token: string): Promise<void> {
  const copied = await navigator.clipboard?.writeText(shareLinkOf(token)).then(
    () => true,
    () => false,
  );
  if (copied) toast(t('The link is copied. Paste it wherever you like.'));
  else toast(t('Copying is not possible here. Please copy the link by hand.'), { tone: 'error' });
}
