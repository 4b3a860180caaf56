import { atom, computed } from 'nanostores';
import type { Product } from '../../../contract/product.ts';
import { plural } from '../../i18n/t.ts';
import { $cartLines } from './cart-lines.ts';
import { quantityOf, setQuantity } from './cart-quantity.ts';
import type { ListLine } from './find-list.ts';
import { limitOf } from './lines.ts';
import { idle, type Loaded, reset, track } from '../lib/request.ts';
import { toast } from '../lib/toast.ts';

const noList: Loaded<readonly ListLine[]> = { ...idle, data: [] };

/** The list that is being looked at; nothing of it is in the cart. */
export const $shoppingList = atom(noList);

/** What a line would put into the cart. */
export const choiceOf = (line: ListLine): Product | undefined => line.options[line.chosen]?.product;

export const $listTotals = computed($shoppingList, ({ data }) => {
  const ticked = data.filter((line) => line.ticked);
  return {
    matched: data.filter(({ options, doubt }) => options.length > 0 && !doubt).length,
    toCheck: data.filter(({ doubt }) => doubt).length,
    missing: data.filter(({ options }) => options.length === 0).length,
    ticked: ticked.length,
    price: ticked.reduce((sum, line) => sum + (choiceOf(line)?.price ?? 0) * line.quantity, 0),
  };
});

/** Looks for every thing on a list. Nothing is bought: what was found is for the shopper to look at. */
export function matchList(list: string): Promise<readonly ListLine[] | undefined> {
  return track(
    $shoppingList,
    // Few who have a cart paste a list.
    async () => (await import('./find-list.ts')).findList(list),
    (data) => ({ data }),
  );
}

function change(at: number, changed: Partial<ListLine>): void {
  const { data, ...state } = $shoppingList.get();
  $shoppingList.set({ ...state, data: data.map((line, i) => (i === at ? { ...line, ...changed } : line)) });
}

export const tickLine = (at: number, ticked: boolean): void => change(at, { ticked });

/** Who chooses has looked. */
export const chooseOption = (at: number, chosen: number): void =>
  change(at, { chosen, quantity: $shoppingList.get().data[at]?.options[chosen]?.quantity ?? 1, ticked: true });

/** Sets how many packs of a line; none takes the tick off. */
export function setLineQuantity(at: number, quantity: number): void {
  const line = $shoppingList.get().data[at];
  const product = line && choiceOf(line);
  if (!product) return;
  if (quantity < 1) return tickLine(at, false);
  change(at, { quantity: Math.min(quantity, limitOf(product)), ticked: true });
}

/** Leaves the list; nothing of it was bought. */
export const leaveList = (): void => reset($shoppingList, noList);

/** Puts what is ticked into the cart, on top of what is there. */
export function addTicked(): void {
  const ticked = $shoppingList.get().data.filter((line) => line.ticked);
  leaveList();
  for (const line of ticked) {
    const product = choiceOf(line);
    if (!product) continue;
    setQuantity(product, Math.min(quantityOf($cartLines.get(), product.id) + line.quantity, limitOf(product)));
  }
  if (ticked.length > 0)
    toast(plural(ticked.length, 'Added {count} product to your cart.', 'Added {count} products to your cart.'));
}
