import { atom, onMount } from 'nanostores';
import type { Order } from '../../../contract/order.ts';
import { $orderDetail } from './order-detail.ts';

/** The order whose receipt is on the page, for the printer alone; null while nothing is being printed. */
export const $receipt = atom<Order | null>(null);

/** Puts an order's receipt on the page and opens the browser's own print dialogue. */
export function printReceipt(order: Order): void {
  $receipt.set(order);
  // After the receipt has been drawn.
  requestAnimationFrame(() => print());
}

// The browser's own way to print does the same for the order that is open.
onMount($receipt, () => {
  if (typeof document === 'undefined') return;
  const before = () => $receipt.get() ?? $receipt.set($orderDetail.get().data);
  const after = () => $receipt.set(null);
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
});
