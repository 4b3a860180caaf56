import * as v from 'valibot';
import { Cart, getCart } from '../contract/cart.ts';
import { sameId } from '../contract/id.ts';
import { type Paise, powerOfTenBetween, toPaise, toRupees } from '../contract/money.ts';
import { getOrder, getOrders } from '../contract/order.ts';
import { getPacks } from '../contract/product.ts';
import { adapt } from '../src/adapter/adapt.ts';
import { isRecord } from '../src/adapter/json.ts';
import type { Outcome } from './client.ts';
import { isOfTwoUnits } from './judge.ts';
import { isNested } from './kind.ts';
import { callName } from './verdict.ts';

type Named = readonly [id: string, price: Paise];

/** What each product costs by each call, to see whether they mean the same unit. */
export class Prices {
  readonly #byCall = new Map<string, Map<string, Paise>>();
  #cartFault: string | undefined;

  note(outcome: Outcome): void {
    if (isOfTwoUnits(outcome.error)) this.#cartFault = this.#disagreement(outcome);
    const name = callName(outcome.call);
    const prices = this.#byCall.get(name) ?? new Map<string, Paise>();
    this.#byCall.set(name, prices);
    for (const [id, price] of pricesOf(outcome)) prices.set(id, price);
  }

  /** Two calls of which one has another unit, each pair once, and a cart that disagrees with itself. */
  faults(): readonly string[] {
    const first = new Map<string, readonly [call: string, price: Paise]>();
    const faults = new Map<string, string>();
    for (const [call, prices] of this.#byCall)
      for (const [id, price] of prices) {
        const [other, before] = first.get(id) ?? [];
        if (other === undefined || before === undefined) first.set(id, [call, price]);
        else if (powerOfTenBetween(before, price) && !faults.has(`${other} ${call}`))
          faults.set(
            `${other} ${call}`,
            `Product ${id} costs ${toRupees(before)} by ${other} and ${toRupees(price)} by ${call}: one of them is in another unit.${this.#hint(price > before ? call : other)}`,
          );
      }
    return [...(this.#cartFault ? [this.#cartFault] : []), ...faults.values()];
  }

  #hint(call: string): string {
    const prices = [...(this.#byCall.get(call)?.values() ?? [])];
    const areRound = prices.length > 1 && prices.every((price) => price % toPaise(100) === 0);
    return areRound ? ` All prices of ${call} end in 00: they may be paise.` : '';
  }

  /** The sums of a cart that the adapter refuses; a line that names its product alone costs what that costs elsewhere. */
  #disagreement({ exchanges }: Outcome): string {
    const all = [...this.#byCall.values()].flatMap((prices) => [...prices]).reverse();
    const products = new Map(all.map(([id, price]) => [id, { id, name: id, price: toRupees(price) }]));
    const cart = v.safeParse(Cart, adapt(getCart, exchanges.at(-1)?.body, { products }).answer);
    const sums = cart.success ? sumsOf(cart.output) : 'its lines and its totalPrice differ too much';
    return `${callName(getCart)}: ${sums}: one of them is in another unit.`;
  }
}

const sumsOf = ({ data, totalPrice }: Cart): string =>
  `its lines make ${toRupees(linesTotal(data))} and its totalPrice is ${toRupees(totalPrice)}`;

export const linesTotal = (lines: Cart['data']): Paise =>
  lines.reduce((total, { product: { price }, quantity }) => total + price * quantity, 0);

/** What an answer says that products cost now; of the sizes of a product the one asked about. */
function pricesOf({ call, input, answer }: Outcome): readonly Named[] {
  if (!isRecord(answer) || call === getOrders || call === getOrder) return [];
  const { data } = answer;
  if (call !== getPacks) return within(data);
  const packs = (data as readonly { id: string | number; price: Paise }[]).filter(({ id }) =>
    sameId(id, input.id ?? ''),
  );
  return packs.map(({ id, price }) => [String(id), price]);
}

/** Whatever has a name, a price and an id of a product. */
function within(value: unknown, depth = 0): readonly Named[] {
  if (!isNested(value, depth)) return [];
  if (!isRecord(value) || value['name'] === undefined || typeof value['price'] !== 'number')
    return Object.values(value).flatMap((each) => within(each, depth + 1));
  const id = value['productId'] ?? value['id'];
  return typeof id === 'string' || typeof id === 'number' ? [[String(id), value['price']]] : [];
}
