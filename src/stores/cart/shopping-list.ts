import { atom, computed } from 'nanostores';
import { sameId } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';
import { getPacks, getProduct, searchProducts } from '../../api/product.ts';
import { readList, type Wanted } from '../../format/shopping-list.ts';
import { plural } from '../../i18n/t.ts';
import { $cartLines } from './cart-lines.ts';
import { quantityOf, setQuantity } from './cart-quantity.ts';
import { limitOf } from './lines.ts';
import { choosePack, isAlike, isOfKind, packed, type Packed, plainTerms, ranked } from './shopping-list-match.ts';
import { $pincode } from '../delivery/pincode.ts';
import { idle, type Loaded, reset, track } from '../lib/request.ts';
import { toast } from '../lib/toast.ts';

/** Why a match is for the shopper to look at: another spelling, another thing, several kinds, not just that amount. */
export type Doubt = 'spelling' | 'unlike' | 'kinds' | 'size';

/** A product in one of its packs, and how many of them the line comes to. */
interface Option {
  readonly product: Product;
  readonly quantity: number;
}

/** One thing of a list with what it may mean, the likeliest first; without options it was not found. */
export interface ListLine {
  readonly text: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly chosen: number;
  readonly quantity: number;
  readonly ticked: boolean;
  readonly doubt: Doubt | null;
}

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

/** How many things of a list are looked for at once. */
const CONCURRENCY = 4;
/** So many are looked through for each thing, and so many of the best in all their packs. */
const CANDIDATES = 12;
const EXPANDED = 3;
/** So many choices beside the first. */
const MAX_ALTERNATIVES = 5;

/** Looks for every thing on a list. Nothing is bought: what was found is for the shopper to look at. */
export function matchList(list: string): Promise<readonly ListLine[] | undefined> {
  const wanted = readList(list);
  return track(
    $shoppingList,
    async () => {
      const found: ListLine[] = [];
      for (let i = 0; i < wanted.length; i += CONCURRENCY)
        found.push(...(await Promise.all(wanted.slice(i, i + CONCURRENCY).map(findLine))));
      return found;
    },
    (data) => ({ data }),
  );
}

/** One product with all its packs; a provider may keep them under an address of their own. */
async function withPacks({ id }: Product): Promise<Product> {
  const product = await getProduct(id, $pincode.get()?.id);
  return product.packs ? product : { ...product, packs: await getPacks(id) };
}

const asOption = (product: Product, { pack, quantity }: Packed): Option => ({
  product: { ...product, ...pack },
  quantity,
});

const ONE = { amount: null, packs: 1 };

async function findLine(wanted: Wanted): Promise<ListLine> {
  const { text, name } = wanted;
  const { data, didYouMean, terms } = await searchProducts(name, { page: 1, limit: CANDIDATES });
  const all = ranked(data, terms ?? plainTerms(name), name);
  const there = all.filter(({ product }) => limitOf(product) > 0);
  const [first] = there;
  if (!first) return { text, name, options: [], chosen: 0, quantity: 0, ticked: false, doubt: null };

  // Those that fit as well as the first: the one that is sold in the size asked for is meant.
  const equals = there.filter(({ fit }) => fit === first.fit).slice(0, wanted.amount ? EXPANDED : 1);
  const choices = await Promise.all(
    equals.map(async ({ product }) => {
      const full = await withPacks(product);
      return { product: full, choice: choosePack(wanted, full) };
    }),
  );
  choices.sort((a, b) => Number(b.choice.exact) - Number(a.choice.exact));
  const [best] = choices as [(typeof choices)[number]];
  const { product, choice } = best;

  const others = there.filter((other) => other.product.name !== product.name);
  const rivals = others
    .slice(0, EXPANDED)
    .filter(
      ({ product: other, fit }) =>
        fit === first.fit && (!wanted.amount || other.unitPrice?.unit === choice.pack.unitPrice?.unit),
    );
  const doubt: Doubt | null = didYouMean
    ? 'spelling'
    : !isOfKind(first.fit) || all[0]?.fit !== first.fit
      ? 'unlike'
      : rivals.some(({ product: rival }) => !isAlike(choice.pack, rival))
        ? 'kinds'
        : choice.exact
          ? null
          : 'size';

  const packs = (product.packs ?? []).filter((pack) => !sameId(pack.id, choice.pack.id) && limitOf(pack) > 0);
  const options = [
    asOption(product, choice),
    ...choices.slice(1).map((other) => asOption(other.product, other.choice)),
    ...packs.slice(0, 2).map((pack) => asOption(product, packed(wanted, pack))),
    ...others
      .filter((other) => !choices.some(({ product: { id } }) => sameId(id, other.product.id)))
      // As much of another thing is not what was meant.
      .map((other) => asOption(other.product, packed(isOfKind(other.fit) ? wanted : ONE, other.product))),
  ].slice(0, 1 + MAX_ALTERNATIVES);
  return { text, name, options, chosen: 0, quantity: choice.quantity, ticked: !doubt, doubt };
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
