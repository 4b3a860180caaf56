import { onMount, type WritableAtom } from 'nanostores';
import { $session } from './auth.ts';
import { reset } from '../lib/request.ts';

/**
 * Resets and reloads a customer's slice whenever another customer logs in, and reloads it when the page comes back from
 * the back/forward cache. `onReset` resets what else was the last customer's.
 */
export function bindToCustomer<S>(
  $slice: WritableAtom<S>,
  empty: S,
  load: () => unknown,
  onReset: () => void = () => {},
): void {
  let owner: string | null | undefined;
  onMount($slice, () => {
    if (typeof document === 'undefined') return;
    const unbind = $session.subscribe((session) => {
      if (session !== owner) {
        onReset();
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
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reread();
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}
