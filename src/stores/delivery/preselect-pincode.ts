import { $session } from '../session/auth.ts';
import { $pincode } from './pincode.ts';

/** Spec §3: the first address preselects the pincode of whoever is logged in, on every page. Few of them load the addresses. */
export const followFirstAddress = (): (() => void) => $session.subscribe(() => void preselect());

async function preselect(): Promise<void> {
  if ($session.get() === null || $pincode.get()) return;
  // What can't be loaded is no reason to say anything: a pincode can always be chosen.
  await import('./address.ts').then(({ loadMissingAddresses }) => loadMissingAddresses()).catch(() => undefined);
}
