import { onMount, type WritableAtom } from 'nanostores';
import { $session } from './auth.ts';
import { reset } from '../lib/request.ts';

/**
 * A slice of the customer's own: emptied and loaded again whenever somebody else is logged in, so that nobody sees
 * what is another's, and read again when the page comes back from the back/forward cache. `forget` drops what else
 * was the last customer's.
 */
export function followCustomer<S>(
  $slice: WritableAtom<S>,
  empty: S,
  load: () => unknown,
  forget: () => void = () => {},
): void {
  let owner: string | null | undefined;
  onMount($slice, () => {
    if (typeof document === 'undefined') return;
    const unbind = $session.subscribe((session) => {
      if (session !== owner) {
        forget();
        reset($slice, empty);
      }
      owner = session;
      if (session !== null) queueMicrotask(load);
    });
    const unfollow = onReturn(() => $session.get() !== null && load());
    return () => {
      unbind();
      unfollow();
    };
  });
}

/** Calls `reread` when the page is shown again as it was left. */
export function onReturn(reread: () => unknown): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && reread();
  addEventListener('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}
