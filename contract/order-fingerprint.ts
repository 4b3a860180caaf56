import * as v from 'valibot';
import type { Address } from './address.ts';
import type { Id } from './id.ts';
import type { Paise } from './money.ts';
import { SingleLineText } from './safe-text.ts';
import type { Slot } from './slot.ts';

export interface SeenLine {
  readonly id: Id;
  /** In the provider's own words, whatever the language of the page. */
  readonly name: string;
  readonly packSize: string | null;
  readonly quantity: number;
  readonly price: Paise;
}

/** What a page shows of an order beside what the order's body says itself. Of goods that are added to an order, the lines alone. */
export interface SeenOrder {
  readonly lines: readonly SeenLine[];
  readonly address?: SeenAddress | null;
  /** null at a shop without slots. */
  readonly slot?: Pick<Slot, 'date' | 'from' | 'to'> | null;
  readonly deliveryAmount?: Paise;
  readonly couponAmount?: Paise;
  readonly walletAmount?: Paise;
  readonly toPay?: Paise;
}
/** Where an order goes. The label is the customer's own, and what the rider does at the door is in the order's body. */
type SeenAddress = Pick<
  v.InferInput<typeof Address>,
  'id' | 'name' | 'phone' | 'line1' | 'line2' | 'landmark' | 'city' | 'pincode'
>;

/** As text that is the same on both sides, whatever the order of lines, the kind of ids, and what is left out. */
export function fingerprintOf({ lines, address, slot, ...amounts }: SeenOrder): string {
  const text = (value: unknown): string => v.parse(SingleLineText, String(value ?? ''));
  const items = lines.map(({ id, name, packSize, quantity, price }) => [
    text(id),
    text(name),
    text(packSize),
    quantity,
    price,
  ]);
  const { id, name, phone, line1, line2, landmark, city, pincode } = address ?? {};
  const { deliveryAmount = 0, couponAmount = 0, walletAmount = 0, toPay = 0 } = amounts;
  return hash(
    JSON.stringify([
      items.map((item) => JSON.stringify(item)).sort(),
      [id, name, phone, line1, line2, landmark, city, pincode?.pincode].map(text),
      [slot?.date, slot?.from, slot?.to].map(text),
      [deliveryAmount, couponAmount, walletAmount, toPay],
    ]),
  );
}

/**
 * 53 bits, by Bob Jenkins' and Murmur's way of mixing (cyrb53, public domain). It guards against what has changed, not against the
 * customer, whose own order it is; and `crypto.subtle` is not there on plain http.
 */
function hash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16);
}
