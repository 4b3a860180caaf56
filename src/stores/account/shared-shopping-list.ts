import { atom, onMount } from 'nanostores';
import { openSharedShoppingList, type SharedShoppingList } from '../../../contract/shopping-list.ts';
import { CallError } from '../../api/errors.ts';
import { ask } from '../../api/http.ts';
import { t } from '../../i18n/t.ts';
import { $hash } from '../lib/url-hash.ts';
import { idle, type Loaded, track } from '../lib/request.ts';

/** The list that the link of this page leads to. */
export const $sharedShoppingList = atom<Loaded<SharedShoppingList | null>>({ ...idle, data: null });

async function open(): Promise<SharedShoppingList> {
  const token = $hash.get();
  if (!token) throw new CallError(t('A part of this link is missing. Please open it as it was sent to you.'));
  return (await ask(openSharedShoppingList, { body: { token } })).data;
}

/** Reads it, or reads it again. */
export const loadSharedShoppingList = (): Promise<unknown> => track($sharedShoppingList, open, (data) => ({ data }));

onMount($sharedShoppingList, () => {
  if (typeof document === 'undefined') return;
  const unbind = $hash.listen(() => queueMicrotask(() => void loadSharedShoppingList()));
  queueMicrotask(() => void ($sharedShoppingList.get().status ?? loadSharedShoppingList()));
  return unbind;
});
