import { atom } from 'nanostores';
import * as contract from '../../../contract/address.ts';
import { type Id, sameId } from '../../../contract/id.ts';
import { isRefusedWith } from '../../api/errors.ts';
import { ask } from '../../api/http.ts';
import { $pendingRemovals, savedAddresses, showSaved } from './address.ts';
import { onSessionEnd } from '../session/auth.ts';
import { idle, type RequestState, track } from '../lib/request.ts';
import { $toasts, closeToast, toast } from '../lib/toast.ts';
import { t } from '../../i18n/t.ts';

/** The removals that can still be undone: what carries each out, by the id of its toast. */
const waiting = new Map<number, () => void>();

/**
 * Takes an address off the list, and lets the shopper bring it back. The provider forgets it when the message with
 * Undo has gone, or the page is left: until then nothing is lost whatever happens, and Undo has nothing to mend.
 */
export function removeAddress(address: contract.Address): void {
  listenToToasts();
  const { id } = address;
  $pendingRemovals.set([...$pendingRemovals.get(), id]);
  const text = address.label ? t('{address} was deleted', { address: address.label }) : t('The address was deleted');
  const message: number = toast(text, {
    action: {
      label: t('Undo'),
      run() {
        waiting.delete(message);
        restore(id);
      },
    },
  });
  waiting.set(message, () => void deleteAddress(id));
}

const restore = (id: Id): void => $pendingRemovals.set($pendingRemovals.get().filter((gone) => !sameId(gone, id)));

/** The last removal that was carried out. */
export const $addressRemoval = atom<RequestState>(idle);

async function deleteAddress(id: Id): Promise<void> {
  const isGone = await track(
    $addressRemoval,
    () => deleteOnce(id),
    () => ({}),
  );
  if (isGone) showSaved(savedAddresses().filter((address) => !sameId(address.id, id)));
  else
    toast(`${t('The address is still there.')} ${$addressRemoval.get().reason?.message ?? ''}`.trim(), {
      tone: 'error',
    });
  restore(id);
}

/** An address that is gone already is what was wanted. */
async function deleteOnce(id: Id): Promise<true> {
  try {
    // Also when the page is being left.
    await ask(contract.deleteAddress, { id, keepalive: true });
  } catch (error) {
    if (!isRefusedWith(error, 404)) throw error;
  }
  return true;
}

function flush(message: number): void {
  const removal = waiting.get(message);
  waiting.delete(message);
  removal?.();
}

const flushAll = (): void => {
  for (const message of [...waiting.keys()]) {
    flush(message);
    closeToast(message);
  }
};

let following = false;

function listenToToasts(): void {
  if (following) return;
  following = true;
  $toasts.listen((toasts) => {
    for (const message of [...waiting.keys()]) if (!toasts.some(({ id }) => id === message)) flush(message);
  });
  onSessionEnd((why) => (why === 'log out' ? flushAll() : waiting.clear()));
  if (typeof addEventListener !== 'undefined') addEventListener('pagehide', flushAll);
}
