import { endSession } from './auth.ts';
import { giveUp } from './given-up.ts';
import { $root } from './root-entry.ts';
import { CART, VIEWED, VISITED } from '../../storage-keys.ts';
import { dropStored } from '../lib/storage.ts';

/** Logs out here; what the provider knows of the session is not touched. */
export function logOutHere(): void {
  endSession('log out');
  for (const key of [...Object.values(CART), VIEWED]) dropStored(key);
  void dropPushSubscription();
  // Visited pages are private, too. A browser without caches has stored none.
  if (typeof caches !== 'undefined') for (const name of Object.values(VISITED)) void caches.delete(name);
}

/** Messages about orders are for whoever was logged in. */
async function dropPushSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Logs out here at once, and at the provider, so that no copy of the token counts any more: without a network, later. */
export function logout(): void {
  const { token, receivedAt } = $root.get().auth;
  logOutHere();
  if (token !== null) void giveUp({ token, receivedAt });
}
