import type { Product } from '../../contract/product.ts';
import { config } from '../config.ts';
import { type GuestLine, limitOf, quantityIn, sumsOf, withQuantity } from '../stores/cart/lines.ts';
import { announceCart, drawCart } from './draw-cart.ts';
import { hasModels, stepperIn } from './draw-stepper.ts';
import { productsOf } from './products-of.ts';
import { NOT_HYDRATED } from './until-hydrated.ts';

const drawn = new Map<Element, { product: Product; draw: (quantity: number) => void }>();

/**
 * Counts a tap on a stepper whose island is not hydrated, in the guest's cart on this device, and shows it. A customer's cart
 * takes over what is there, as it does at log in. Returns false for what has to wait for the store: its message at the limit, a
 * line that is being moved, a storage that can't be used.
 */
export function countTap(button: Element, island: Element): boolean {
  const stepper = button.closest('[data-stepper]');
  if (!stepper) return false;
  try {
    const { product, draw } = drawn.get(stepper) ?? {};
    const tapped = product ?? productIn(island, stepper);
    const draws = draw ?? (tapped && stepperIn(island, stepper, tapped));
    if (!tapped || !draws) return false;
    const lines = storedLines();
    const line = lines.find((one) => one.product.id === tapped.id);
    const quantity = (line?.quantity ?? 0) + (button === stepper.lastElementChild ? 1 : -1);
    if (quantity > limitOf(tapped) || line?.leftover || line?.target) return false;
    announceCart(sumsOf(lines).cartCount);
    store(withQuantity(lines, tapped, quantity));
    drawn.set(stepper, { product: tapped, draw: draws });
  } catch {
    return false;
  }
  redraw();
  return true;
}

/**
 * Shows what is in a guest's cart on the cards that are there, whose islands then need not be hydrated for it. Returns false where a page
 * can't: it has no places to draw from, or what has run out is in the cart.
 */
export function showLines(lines: readonly GuestLine[]): boolean {
  const isArriving = document.readyState === 'loading';
  const ids = new Set(lines.map(({ product }) => product.id));
  for (const island of ids.size > 0 ? document.querySelectorAll(`${NOT_HYDRATED}[props*='"built"']`) : []) {
    const cards = island.querySelectorAll('article');
    for (const [i, product] of productsOf(island).entries()) {
      if (!ids.has(product.id)) continue;
      const stepper = (cards.length > 0 ? cards[i] : island)?.querySelector('[data-stepper]');
      if (stepper && drawn.has(stepper)) continue;
      const draw = stepper && stepperIn(island, stepper, product);
      if (draw) drawn.set(stepper, { product, draw });
      else if (!isArriving) return false;
    }
  }
  if (ids.size > 0 || drawn.size > 0) redraw();
  return ids.size === 0 || isArriving || hasModels();
}

/** Draws anew what is drawn, once a tap may have changed the cart by way of the store. */
export const redrawSoon = (): void => void (drawn.size > 0 && setTimeout(redraw));

function redraw(): void {
  const lines = storedLines();
  for (const [stepper, { product, draw }] of drawn) {
    if (stepper.closest('[ssr]')) draw(quantityIn(lines, product.id));
    else drawn.delete(stepper);
  }
  drawCart(sumsOf(lines));
}

/** The product of a card, or the one that the island is about. */
export function productIn(island: Element, element: Element): Product | undefined {
  const place = [...island.querySelectorAll('article')].findIndex((card) => card.contains(element));
  return productsOf(island)[Math.max(0, place)];
}

const storedLines = () => JSON.parse(localStorage.getItem(config.guestCartKey) ?? '[]') as readonly GuestLine[];

function store(lines: readonly GuestLine[]): void {
  const key = config.guestCartKey;
  const newValue = lines.length > 0 ? JSON.stringify(lines) : null;
  if (newValue) localStorage.setItem(key, newValue);
  else localStorage.removeItem(key);
  // As if another tab had written: the store may be there already, for another island.
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
