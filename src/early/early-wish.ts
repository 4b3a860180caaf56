import { t } from '../i18n/t.ts';
import type { Id } from '../../contract/id.ts';
import type { Product } from '../../contract/product.ts';
import { config } from '../config.ts';
import { paths } from '../paths.ts';
import { logInToKeep } from '../stores/wishlist/log-in-to-keep.ts';
import { productIn } from './products-of.ts';
import { untilHydrated } from './until-hydrated.ts';

const labelOf = ({ name }: Product, isWished: boolean): string =>
  isWished ? t('Remove {name} from wishlist', { name }) : t('Add {name} to wishlist', { name });

/**
 * Takes a tap on a heart whose island is not hydrated. A guest goes on to log in; a customer sees it filled or emptied, and the
 * wishlist takes it over with the hearts of a guest. Returns false for what is no heart, and where storage can't be used.
 */
export function takeWish(button: HTMLElement, island: Element): boolean {
  try {
    const product = productIn(island, button);
    if (!product || ![true, false].some((isWished) => button.ariaLabel === labelOf(product, isWished))) return false;
    const others = waiting().filter((id) => id !== product.id);
    const isGuest = !token();
    const isWished = isGuest || others.length === waiting().length;
    keep(isWished ? [...others, product.id] : others);
    if (!isGuest) draw(button, island, product, isWished);
    else {
      sessionStorage.setItem(config.nextToastKey, logInToKeep(product.name));
      location.assign(paths.login(location.pathname + location.search));
    }
    return true;
  } catch {
    return false;
  }
}

const waiting = () => JSON.parse(sessionStorage.getItem(config.guestWishlistKey) ?? '[]') as readonly Id[];

function keep(ids: readonly Id[]): void {
  if (ids.length > 0) sessionStorage.setItem(config.guestWishlistKey, JSON.stringify(ids));
  else sessionStorage.removeItem(config.guestWishlistKey);
}

const token = () =>
  (JSON.parse(localStorage.getItem(config.persisted.key) ?? '{}') as { auth?: { token?: string | null } }).auth?.token;

function draw(button: HTMLElement, island: Element, product: Product, isWished: boolean): void {
  const { id } = product;
  const sign = button.querySelector('svg');
  const look = (wished: boolean) => {
    button.ariaLabel = labelOf(product, wished);
    // Not by the classes of React: it has to find the heart as it was built.
    if (sign) sign.style.cssText = wished ? 'fill: currentColor; color: var(--color-error)' : '';
  };
  if (isWished)
    untilHydrated(island, () => {
      look(false);
      sign?.removeAttribute('style');
      return () =>
        // Where the wishlist was there before this island, nobody takes it over any more.
        setTimeout(() => {
          if (!waiting().includes(id)) return;
          keep(waiting().filter((other) => other !== id));
          button.click();
        });
    });
  look(isWished);
}
