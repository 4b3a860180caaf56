import { config } from '../../config.ts';

/** Data of this visit for a browser that stores nothing; never who the customer is. */
const KEYS: readonly string[] = [
  config.guestCartKey,
  config.guestWishlistKey,
  config.sentWishlistKey,
  config.nextToastKey,
];

/**
 * The name of the tab is all that outlives a page where storage is blocked or full. Browsers clear it when the tab goes to another site,
 * and with our Cross-Origin-Opener-Policy no other site can have set it.
 */
function entries(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(window.name) as { visit?: Record<string, unknown> }).visit ?? {};
  } catch {
    return {};
  }
}

/** What this visit has of an entry; undefined where that is stored as it should be. */
export function readForVisit(key: string): string | undefined {
  if (typeof window === 'undefined' || !window.name || !KEYS.includes(key)) return undefined;
  const text = entries()[key];
  return typeof text === 'string' ? text : undefined;
}

/** Keeps an entry until the tab is closed; undefined drops it. */
export function storeForVisit(key: string, text: string | undefined): void {
  if (typeof window === 'undefined' || !KEYS.includes(key)) return;
  const { [key]: stored, ...others } = entries();
  if (text === stored) return;
  // Empty, it still says that this tab has been here: the splash shows once.
  window.name = JSON.stringify({ visit: text === undefined ? others : { ...others, [key]: text } });
}
