import type { Product } from '../../contract/product.ts';
import { t } from '../i18n/t.ts';
import { hearts, isWished, isWishlistEmpty, storeToggle } from '../early/early-wish.ts';
import { hasArrived } from '../early/page-state.ts';
import { WISHLIST_TOGGLE, WISHLIST_CHANGE } from '../stores/wishlist/wishlist-events.ts';
import { ask, ProductElement } from './product-element.ts';

/**
 * Whether a product is on the wishlist, with the button to put it there and to take it off (ui/WishHeart.tsx). The wishlist's store does
 * that; before it has loaded, a press is stored until it has.
 */
export class WishHeart extends ProductElement {
  protected override readonly drawn = hearts;

  protected override press(product: Product, button: HTMLButtonElement): void {
    ask(WISHLIST_TOGGLE, product, WISHLIST_CHANGE, button, () => storeToggle(product));
  }

  override draw(): void {
    const wasWished = this.hasAttribute('data-wished');
    // As it was built, without a look at what it is about.
    if (!wasWished && isWishlistEmpty()) return;
    const button = this.firstElementChild;
    const { product } = this;
    const wished = product !== undefined && isWished(product.id);
    if (!button || !product || !hasArrived(this) || wished === wasWished) return;
    this.toggleAttribute('data-wished', wished);
    button.ariaLabel = wished ? t('Remove {name} from wishlist', product) : t('Add {name} to wishlist', product);
  }
}
