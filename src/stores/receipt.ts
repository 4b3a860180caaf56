import { atom } from 'nanostores';
import type { Order } from '../../contract/order.ts';

/** The order whose receipt is on the page for the printer alone; null when none is. */
export const $receipt = atom<Order | null>(null);

/** Puts an order's receipt on the page and opens the browser's own print dialogue. */
export function printReceipt(order: Order): void {
  $receipt.set(order);
  // After the receipt has been drawn.
  requestAnimationFrame(() => print());
}
