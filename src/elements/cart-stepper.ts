import type { Product } from '../../contract/product.ts';
import { t } from '../i18n/t.ts';
import { countStep, isCartEmpty, quantityShown, steppers } from '../early/early-cart.ts';
import { hasArrived } from '../early/page-state.ts';
import { limitOf } from '../stores/cart/lines.ts';
import { CART_LINES, CART_STEP, type Step } from '../stores/cart/step.ts';
import { ask, ProductElement } from './product-element.ts';

/**
 * How many of a product the cart holds, with a button to add it and to take it out (ui/CartStepper.tsx). The cart's store counts, and
 * says what is in the cart; before it is there, a press counts in the guest's cart on this device.
 */
export class CartStepper extends ProductElement {
  protected override readonly drawn = steppers;
  /** The look of Add, in whose place the look of a step comes. */
  #add: string | undefined;

  protected override press(product: Product, button: HTMLButtonElement): void {
    const step: Step = { product, by: button === button.parentElement?.lastElementChild ? 1 : -1 };
    ask(CART_STEP, step, CART_LINES, button, () => countStep(step));
  }

  override draw(): void {
    // As it was built, without a look at what it is about.
    if (this.#add === undefined && isCartEmpty()) return;
    const [less, output, more] = this.firstElementChild?.children ?? [];
    if (!(less instanceof HTMLElement) || !output || !(more instanceof HTMLElement) || !hasArrived(this)) return;
    const { product } = this;
    if (!product) return;
    const quantity = quantityShown(product.id);
    if (quantity === 0 && this.#add === undefined) return;
    this.#add ??= more.className;
    if (quantity === 0 && document.activeElement === less) more.focus();
    this.closest('article,[data-buy-bar]')?.toggleAttribute('data-in-cart', quantity > 0);
    less.ariaLabel = t('Decrease quantity of {name}', product);
    output.textContent = String(quantity);
    more.className = quantity > 0 ? less.className : this.#add;
    more.ariaLabel = quantity > 0 ? t('Increase quantity of {name}', product) : t('Add {name} to cart', product);
    more.ariaDisabled = quantity > 0 && quantity >= limitOf(product) ? 'true' : null;
  }
}
