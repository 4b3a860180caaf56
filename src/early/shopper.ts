import { config } from '../config.ts';
import { CART, GIVEN_UP } from '../storage-keys.ts';
import type { GuestLine, Line } from '../stores/cart/lines.ts';

/** What this device knows of its shopper. */
export interface Shopper {
  /** A customer's; null for a guest. */
  readonly name: string | null;
  /** As it is shown. */
  readonly pincode: string | null;
  /** A customer's as they were last read here. */
  readonly lines: readonly Line[];
}

/** Entries that something on a page shows, or that it has to do something about. */
const ENTRIES = [config.substitutionKey, GIVEN_UP];

/** Returns null where this device knows more of its shopper than a page can show by itself: then the islands have to. */
export function readShopper(): Shopper | null {
  if ('translated' in document.documentElement.dataset) return null;
  try {
    const { auth, pincode } = stored<{
      auth?: { token?: unknown; data?: { id: unknown; name: string } | null };
      pincode?: { label: string } | null;
    }>(config.persisted.key, {});
    const guest = stored<readonly GuestLine[]>(config.guestCartKey, []);
    const customer = auth?.token ? auth.data : null;
    const isMore =
      (auth?.token
        ? !customer
        : guest.some(({ leftover, target }) => leftover || target !== undefined) ||
          document.cookie.includes(`${config.tokenCookie}=`)) ||
      ENTRIES.some((key) => localStorage.getItem(key)) ||
      sessionStorage.getItem(config.nextToastKey) ||
      window.name;
    if (isMore) return null;
    return {
      name: customer?.name ?? null,
      pincode: pincode?.label ?? null,
      lines: customer ? storedCartLines(customer.id) : guest,
    };
  } catch {
    // Broken, or without storage: the stores know what to make of it.
    return null;
  }
}

/** A customer's cart as it is stored on this device (stores/cart/stored-cart.ts). */
function storedCartLines(id: unknown): readonly Line[] {
  const entry = stored<{ owner: string; cart: { data: readonly Line[] } } | null>(CART.stored, null);
  return entry?.owner === String(id) ? entry.cart.data : [];
}

const stored = <T>(key: string, none: T): T => (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? none;
