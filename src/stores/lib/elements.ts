import { onMount, onNotify, type ReadableAtom } from 'nanostores';

/**
 * While a store is mounted, takes what the elements of the page (src/elements) ask for, and tells them what it holds whenever that
 * changes. They speak by events of the window, since they are there before the store is.
 */
export function serveElements<A extends keyof WindowEventMap>(
  $store: ReadableAtom<unknown>,
  asked: A,
  take: (event: WindowEventMap[A]) => void,
  changed: keyof WindowEventMap,
  holds: () => unknown,
): void {
  onMount($store, () => {
    if (typeof document === 'undefined') return;
    const taking = (event: WindowEventMap[A]) => {
      event.preventDefault();
      take(event);
    };
    const tell = () => dispatchEvent(new CustomEvent(changed, { detail: holds() }));
    addEventListener(asked, taking);
    const unbind = onNotify($store, tell);
    queueMicrotask(tell);
    return () => {
      removeEventListener(asked, taking);
      unbind();
    };
  });
}
