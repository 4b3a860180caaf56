import { atom } from 'nanostores';
import type { Pack, Product } from '../../contract/product.ts';
import { getProduct, searchProducts } from '../api/product.ts';
import { readList, type Wanted } from '../format/shopping-list.ts';
import { $cart, limitOf, quantityOf, setQuantity } from './cart.ts';
import { $pincode } from './pincode.ts';
import { idle, type Loaded, track } from './request.ts';

/** What a list has come to: a product with its quantity, or nothing that could be found. */
export interface Listed {
  readonly text: string;
  readonly name: string;
  readonly product: Product | null;
  readonly quantity: number;
}

const noList: Loaded<readonly Listed[]> = { ...idle, data: [] };

/** The last list that was pasted, thing by thing. */
export const $shoppingList = atom(noList);

/** How many things of a list are looked for at once. */
const AT_ONCE = 4;

/** Looks for every thing on a list and puts the best match into the cart, as much of it as the list says. */
export function fillFromList(list: string): Promise<readonly Listed[] | undefined> {
  const wanted = readList(list);
  return track(
    $shoppingList,
    async () => {
      const found: Listed[] = [];
      for (let i = 0; i < wanted.length; i += AT_ONCE)
        found.push(...(await Promise.all(wanted.slice(i, i + AT_ONCE).map(find))));
      for (const { product, quantity } of found)
        if (product) setQuantity(product, Math.min(quantityOf($cart.get(), product.id) + quantity, limitOf(product)));
      return found;
    },
    (data) => ({ data }),
  );
}

async function find(wanted: Wanted): Promise<Listed> {
  const { text, name } = wanted;
  const nothing = { text, name, product: null, quantity: 0 };
  const { data, didYouMean } = await searchProducts(name, { page: 1, limit: 5 });
  // What is only like the word written is for the shopper to choose: nobody wants corn flakes for a unicorn.
  const best = didYouMean ? undefined : data.find((product) => limitOf(product) > 0);
  if (!best) return nothing;
  const full = await getProduct(best.id, $pincode.get()?.id);
  const { pack, quantity } = choosePack(wanted, full);
  const product = { ...full, ...pack };
  return { text, name, product, quantity: Math.min(quantity, limitOf(product)) };
}

/** The pack size that comes nearest to what is wanted with the fewest packs: first the least too much, then the fewest. */
export function choosePack({ amount, packs }: Wanted, product: Product): { pack: Pack; quantity: number } {
  const sold = (product.packs ?? []).filter((pack) => limitOf(pack) > 0);
  if (!amount) return { pack: product, quantity: packs ?? 1 };
  const fitting = sold.flatMap((pack) => {
    if (pack.unitPrice?.unit !== amount.unit) return [];
    // Unit prices are rounded to the paisa, so the size they give is rounded back.
    const size = Math.round((pack.price / pack.unitPrice.amount) * 100) / 100;
    const quantity = Math.max(1, Math.ceil(amount.size / size - 0.01));
    return quantity > limitOf(pack) ? [] : [{ pack, quantity, over: quantity * size - amount.size }];
  });
  fitting.sort((a, b) => a.over - b.over || a.quantity - b.quantity);
  return fitting[0] ?? { pack: product, quantity: 1 };
}
