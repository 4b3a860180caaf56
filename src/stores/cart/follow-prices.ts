import { getPricesVersion } from '../../../contract/prices-version.ts';
import { CallError } from '../../api/errors.ts';
import { ask } from '../../api/http.ts';
import { $token } from '../session/auth.ts';
import { $pendingChanges, loadCustomerCart } from './customer-cart.ts';
import { revalidateGuestCart } from './revalidate-guest-cart.ts';
import { askOptional } from '../lib/optional-call.ts';
import { savesData } from '../lib/saves-data.ts';

/** With the second that the provider remembers its answer, a change is seen within five. */
const LOOK_EVERY_MS = 3500;
/** A cart that nobody has touched for so long is not looked at. */
const IDLE_AFTER_MS = 5 * 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/** The version now; undefined where the provider has no such call, null while it does not answer. */
async function findVersion(): Promise<string | null | undefined> {
  try {
    const version = async () => (await ask(getPricesVersion)).data.version;
    return await askOptional<string | undefined>('prices', version, undefined);
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

/** Reads the cart again; what is being written brings it along. */
async function reload(): Promise<void> {
  if (!$token.get()) await revalidateGuestCart();
  else if ($pendingChanges.get().size === 0) await loadCustomerCart();
}

/**
 * Looks every few seconds whether prices have changed, while the page is seen and in use, and reads the cart again when
 * they have. Returns a function that stops it.
 */
export function followPrices(): () => void {
  if (savesData()) return () => {};
  let lastVersion: string | undefined;
  let touchedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function look(): Promise<void> {
    timer = undefined;
    // The event `online` goes on.
    if (navigator.onLine === false) return;
    const version = await findVersion();
    if (version === undefined) return end();
    if (lastVersion !== undefined && version !== null && version !== lastVersion) await reload();
    lastVersion = version ?? lastVersion;
    follow();
  }
  function follow(): void {
    const isIdle = Date.now() - touchedAt > IDLE_AFTER_MS;
    if (!isOver && !isIdle && !document.hidden) timer ??= setTimeout(() => void look(), LOOK_EVERY_MS);
  }
  function touched(): void {
    touchedAt = Date.now();
    follow();
  }
  function resume(): void {
    if (document.hidden) return;
    clearTimeout(timer);
    timer = setTimeout(() => void look());
    touched();
  }
  function end(): void {
    isOver = true;
    clearTimeout(timer);
    for (const event of TOUCHES) removeEventListener(event, touched);
    removeEventListener('online', resume);
    document.removeEventListener('visibilitychange', resume);
  }

  for (const event of TOUCHES) addEventListener(event, touched, { passive: true });
  addEventListener('online', resume);
  document.addEventListener('visibilitychange', resume);
  void look();
  return end;
}
