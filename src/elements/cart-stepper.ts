import type { Product } from '../../contract/product.ts';
import { t } from '../i18n/t.ts';
import { countStep, quantityShown, steppers } from '../early/early-cart.ts';
import { hasArrived } from '../early/parsed.ts';
import { productIn } from '../early/products-of.ts';
import { limitOf } from '../stores/cart/lines.ts';
import { CART_LINES, CART_STEP, type Step } from '../stores/cart/step.ts';

/**
 * How many of a product the cart holds, with a button to add it and to take it out (ui/CartStepper.tsx). The cart's store counts, and
 * says what is in the cart; before it is there, a press counts in the guest's cart on this device.
 */
export class CartStepper extends HTMLElement {
  #product: Product | undefined;
  /** The look of Add, in whose place the look of a step comes. */
  #add: string | undefined;

  /** What it counts: as whoever rendered it says, or as its island was built. */
  get product(): Product | undefined {
    const island = this.closest('astro-island');
    return (this.#product ??= island ? productIn(island, this) : undefined);
  }
  set product(product: Product) {
    this.#product = product;
    this.draw();
  }

  connectedCallback(): void {
    steppers.add(this);
    this.addEventListener('click', this);
    this.draw();
  }

  disconnectedCallback(): void {
    steppers.delete(this);
  }

  handleEvent({ target }: Event): void {
    const button = target instanceof Element && target.closest('button');
    if (button) this.#step(button === button.parentElement?.lastElementChild ? 1 : -1, button);
  }

  #step(by: 1 | -1, button: HTMLButtonElement): void {
    const { product } = this;
    if (!product || button.ariaBusy) return;
    const step: Step = { product, by };
    const isTaken = !dispatchEvent(new CustomEvent(CART_STEP, { cancelable: true, detail: step }));
    if (isTaken || countStep(step)) return;
    // Only the store knows what becomes of it.
    button.ariaBusy = 'true';
    addEventListener(
      CART_LINES,
      () => {
        button.ariaBusy = null;
        this.#step(by, button);
      },
      { once: true },
    );
  }

  /** Shows how many the cart holds. */
  draw(): void {
    const [less, output, more] = this.firstElementChild?.children ?? [];
    if (!(less instanceof HTMLElement) || !output || !(more instanceof HTMLElement) || !hasArrived(this)) return;
    const place = this.closest('article,[data-buy-bar]');
    const { product } = this;
    const quantity = product ? quantityShown(product.id) : 0;
    // As it was built.
    if (!product || (quantity === 0 && this.#add === undefined)) return;
    this.#add ??= more.className;
    const values = { name: product.name };
    if (quantity === 0 && document.activeElement === less) more.focus();
    place?.toggleAttribute('data-in-cart', quantity > 0);
    less.ariaLabel = t('Decrease quantity of {name}', values);
    output.textContent = String(quantity);
    more.className = quantity > 0 ? less.className : this.#add;
    more.ariaLabel = quantity > 0 ? t('Increase quantity of {name}', values) : t('Add {name} to cart', values);
    more.ariaDisabled = quantity > 0 && quantity >= limitOf(product) ? 'true' : null;
  }
}
