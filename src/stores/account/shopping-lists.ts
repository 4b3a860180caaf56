import { atom } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import * as contract from '../../../contract/shopping-list.ts';
import type { ShoppingList, ShoppingListSummary, SuggestedLine } from '../../../contract/shopping-list.ts';
import { sameId } from '../../../contract/same-id.ts';
import { type CallError, isRefusedWith } from '../../api/errors.ts';
import { ask } from '../../api/http.ts';
import { t } from '../../i18n/t.ts';
import { askOptional } from '../lib/optional-call.ts';
import { callError, idle, type Loaded, track } from '../lib/request.ts';
import { randomKey } from '../lib/random-key.ts';
import { toast } from '../lib/toast.ts';
import { $token } from '../session/auth.ts';
import { bindToCustomer } from '../session/customer-store.ts';

/** The customer's shopping lists, oldest first, without their lines. */
const noLists: Loaded<readonly ShoppingListSummary[]> = { ...idle, data: [] };
export const $shoppingLists = atom(noLists);

export async function loadShoppingLists(): Promise<void> {
  if (!$token.get()) return;
  const request = async () => (await ask(contract.getShoppingLists)).data;
  await track(
    $shoppingLists,
    () => askOptional('shopping-list', request, []),
    (data) => ({ data }),
  );
}
bindToCustomer($shoppingLists, noLists, loadShoppingLists);

/** What the customer buys regularly. */
const nothing: Loaded<readonly SuggestedLine[]> = { ...idle, data: [] };
export const $suggestedLines = atom(nothing);

export async function loadSuggestedLines(): Promise<void> {
  if (!$token.get()) return;
  const request = async () => (await ask(contract.getSuggestedLines)).data;
  await track(
    $suggestedLines,
    () => askOptional('suggested-lines', request, []),
    (data) => ({ data }),
  );
}
bindToCustomer($suggestedLines, nothing, loadSuggestedLines);

const summaryOf = ({ id, name, lines, shareToken }: ShoppingList): ShoppingListSummary => ({
  id,
  name,
  count: lines.length,
  shared: shareToken !== null,
});

/** Shows a list as the provider has it now, in its place among the others or behind them. */
function noteList(list: ShoppingList): void {
  const state = $shoppingLists.get();
  const isKnown = state.data.some(({ id }) => sameId(id, list.id));
  const data = isKnown
    ? state.data.map((other) => (sameId(other.id, list.id) ? summaryOf(list) : other))
    : [...state.data, summaryOf(list)];
  $shoppingLists.set({ ...state, data });
}

/** A list as it is after a change, or why there was none. */
export async function attempt(change: () => Promise<{ data: ShoppingList }>): Promise<ShoppingList | CallError> {
  try {
    const { data: list } = await change();
    noteList(list);
    return list;
  } catch (error) {
    return callError(error);
  }
}

/** What was sent last, as long as it may have been done without an answer, with its Idempotency-Key. */
let unanswered: { readonly wanted: string; readonly key: string } | null = null;

/** Sends what adds to what there is. The same sent again after an answer was lost is done once. */
async function addOnce(
  wanted: object,
  add: (headers: Record<string, string>) => Promise<{ data: ShoppingList }>,
): Promise<ShoppingList | CallError> {
  const sent = JSON.stringify(wanted);
  const { key } = (unanswered = unanswered?.wanted === sent ? unanswered : { wanted: sent, key: randomKey() });
  const list = await attempt(() => add({ 'idempotency-key': key }));
  if (!(list instanceof Error)) unanswered = null;
  return list;
}

interface WantedLine {
  readonly productId: Id;
  readonly quantity: number;
}

export const createShoppingList = (name: string, lines: readonly WantedLine[] = []) =>
  addOnce({ name, lines }, (headers) =>
    ask(contract.postShoppingList, { body: { name: name.trim(), lines: [...lines] }, headers }),
  );

export const addToShoppingList = (id: Id, lines: readonly WantedLine[]) =>
  addOnce({ id, lines }, (headers) =>
    ask(contract.postShoppingListLines, { id, body: { lines: [...lines] }, headers }),
  );

/** Says why something could not be undone, with the way to try again. It stays: what was to come back would be lost. */
export const sayNotUndone = ({ message }: CallError, undo: () => unknown): number =>
  toast(message, { tone: 'error', stays: true, action: { label: t('Try again'), run: () => void undo() } });

/** Deletes a list, and offers to bring it back for a moment; a link to it does not come back, which is said then. */
export async function deleteShoppingList({ id, name, lines, shareToken }: ShoppingList): Promise<CallError | null> {
  try {
    await ask(contract.deleteShoppingList, { id });
  } catch (error) {
    // One that is gone already is what was wanted.
    if (!isRefusedWith(error, 404)) return callError(error);
  }
  const state = $shoppingLists.get();
  $shoppingLists.set({ ...state, data: state.data.filter((other) => !sameId(other.id, id)) });
  const restore = async () => {
    const again = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
    const created = await createShoppingList(name, again);
    if (created instanceof Error) sayNotUndone(created, restore);
    else if (shareToken !== null)
      toast(t('{name} is back, but its link is not. Share it again for a new one.', { name }));
  };
  toast(t('{name} is deleted', { name }), { action: { label: t('Undo'), run: () => void restore() } });
  return null;
}
