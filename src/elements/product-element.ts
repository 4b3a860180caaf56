import type { Product } from '../../contract/product.ts';
import { productIn } from '../early/products-of.ts';

/** An element about one product: within its HTML it shows what only this shopper's stores know of that. */
export abstract class ProductElement extends HTMLElement {
  #product: Product | undefined;

  /** As whoever rendered it says, or as its island was built. */
  get product(): Product | undefined {
    const island = this.closest('astro-island');
    return (this.#product ??= island ? productIn(island, this) : undefined);
  }
  set product(product: Product) {
    this.#product = product;
    this.draw();
  }

  connectedCallback(): void {
    this.drawn.add(this);
    this.addEventListener('click', this);
    this.draw();
  }

  disconnectedCallback(): void {
    this.drawn.delete(this);
  }

  handleEvent({ target }: Event): void {
    const { product } = this;
    const button = target instanceof Element && target.closest('button');
    if (product && button) this.press(product, button);
  }

  /** Those of the page, which are drawn anew when the store says so. */
  protected abstract readonly drawn: Set<{ draw: () => void }>;
  protected abstract press(product: Product, button: HTMLButtonElement): void;
  abstract draw(): void;
}

/**
 * Has the store do what was pressed for, or, as long as that is not there, `meanwhile`, which may refuse by returning false: then the
 * button is busy until the store is there.
 * @param ready the event by which the store says that it is there
 */
export function ask<T>(asked: string, detail: T, ready: string, button: HTMLElement, meanwhile: () => boolean): void {
  const isTaken = () => !dispatchEvent(new CustomEvent(asked, { cancelable: true, detail }));
  if (button.ariaBusy || isTaken() || meanwhile()) return;
  button.ariaBusy = 'true';
  const isThere = () => {
    button.ariaBusy = null;
    isTaken();
  };
  addEventListener(ready, isThere, { once: true });
}
