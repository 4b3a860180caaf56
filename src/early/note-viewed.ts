import { islandOf } from '../island-registry.ts';
import { VIEWED } from '../storage-keys.ts';
import { parseViewed, withViewed } from '../stores/catalogue/viewed-list.ts';
import { productsOf } from './products-of.ts';
import { parsed, visible } from './page-state.ts';

/** Notes that this product's page was looked at, whether or not it ever comes to life. */
export async function noteViewed(): Promise<void> {
  await parsed();
  const [island] = document.querySelectorAll(islandOf('ProductBuy'));
  const [product] = island ? productsOf(island) : [];
  if (!product) return;
  await visible();
  try {
    localStorage.setItem(VIEWED, withViewed(parseViewed(localStorage.getItem(VIEWED)), product.id));
  } catch {
    // Without storage nothing is remembered.
  }
}
