import { config } from '../config.ts';
import { GIVEN_UP } from '../kept.ts';
import type { GuestLine } from '../stores/cart/lines.ts';

/** What this device knows of a guest. */
interface Guest {
  /** As it is shown. */
  readonly pincode: string | null;
  readonly lines: readonly GuestLine[];
}

/** Entries that something on a page shows, or that it has to do something about. */
const ENTRIES = [config.substitutionKey, GIVEN_UP];

/** Returns null where this device knows more of its shopper than a page can show by itself: then the stores have to. */
export function readGuest(): Guest | null {
  if ('translated' in document.documentElement.dataset) return null;
  try {
    const { auth, pincode } = JSON.parse(localStorage.getItem(config.persisted.key) ?? '{}') as {
      auth?: { token?: unknown };
      pincode?: { label: string } | null;
    };
    const lines = JSON.parse(localStorage.getItem(config.guestCartKey) ?? '[]') as readonly GuestLine[];
    const isMore =
      auth?.token ||
      lines.some(({ leftover, target }) => leftover || target !== undefined) ||
      ENTRIES.some((key) => localStorage.getItem(key)) ||
      sessionStorage.getItem(config.nextToastKey) ||
      window.name ||
      document.cookie.includes(`${config.tokenCookie}=`);
    return isMore ? null : { pincode: pincode?.label ?? null, lines };
  } catch {
    // Broken, or without storage: the stores know what to make of it.
    return null;
  }
}
