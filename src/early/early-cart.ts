import type { Id } from '../../contract/id.ts';
import { config } from '../config.ts';
import { type GuestLine, type Line, limitOf, quantityIn, sumsOf, withQuantity } from '../stores/cart/lines.ts';
import { CART_LINES, type Step } from '../stores/cart/step.ts';
import { announceCart, drawCart } from './draw-cart.ts';

/** What shows how many of a product the cart holds. */
export const steppers = new Set<{ draw: () => void }>();

/** What the cart holds, as far as the page knows. */
let lines: readonly Line[] = [];

export const isCartEmpty = (): boolean => lines.length === 0;

export const quantityShown = (productId: Id): number => quantityIn(lines, productId);

/** Shows what is in the cart wherever the page shows it. */
function showLines(now: readonly Line[]): void {
  // As all of it was built.
  if (now.length + lines.length === 0) return;
  lines = now;
  for (const stepper of steppers) stepper.draw();
  drawCart(sumsOf(now));
}

let isStoreThere = false;

/** Follows the cart's store once it has loaded. */
export const followCart = (): void =>
  addEventListener(CART_LINES, ({ detail }) => {
    isStoreThere = true;
    showLines(detail);
  });

/** Shows what this device keeps, as long as the store does not know better. */
export function showStoredCart(stored: readonly Line[]): void {
  if (!isStoreThere) showLines(stored);
}

/**
 * Counts a press in the guest's cart on this device. A customer's cart takes over what is there, as it does at log in. Returns false for
 * what has to wait for the store: its message at the limit, a line that is being moved, a storage that can't be used.
 */
export function countStep({ product, by }: Step): boolean {
  try {
    const stored = storedLines();
    const line = stored.find((one) => one.product.id === product.id);
    const quantity = (line?.quantity ?? 0) + by;
    if (quantity > limitOf(product) || line?.leftover || line?.target) return false;
    announceCart(sumsOf(stored).cartCount);
    store(withQuantity(stored, product, quantity));
    showLines(storedLines());
    return true;
  } catch {
    return false;
  }
}

const storedLines = () => JSON.parse(localStorage.getItem(config.guestCartKey) ?? '[]') as readonly GuestLine[];

function store(now: readonly GuestLine[]): void {
  const key = config.guestCartKey;
  const newValue = now.length > 0 ? JSON.stringify(now) : null;
  if (newValue) localStorage.setItem(key, newValue);
  else localStorage.removeItem(key);
  // As if another tab had written: the store may be there already, for another island.
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
