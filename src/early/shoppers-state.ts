import { config } from '../config.ts';
import { GIVEN_UP } from '../kept.ts';

/** Entries that something on a page shows, or that it has to do something about. */
const ENTRIES = [config.guestCartKey, config.substitutionKey, GIVEN_UP];

/** Whether this device knows anything of its shopper that a prebuilt page does not show. */
export function hasShoppersState(): boolean {
  if ('translated' in document.documentElement.dataset) return true;
  try {
    const { auth, pincode } = JSON.parse(localStorage.getItem(config.persisted.key) ?? '{}') as {
      auth?: { token?: unknown };
      pincode?: unknown;
    };
    return Boolean(
      auth?.token ||
      pincode ||
      ENTRIES.some((key) => localStorage.getItem(key)) ||
      sessionStorage.getItem(config.nextToastKey) ||
      window.name ||
      document.cookie.includes(`${config.tokenCookie}=`),
    );
  } catch {
    // Broken, or without storage: the stores know what to make of it.
    return true;
  }
}
