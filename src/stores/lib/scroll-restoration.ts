import type { ReadableAtom } from 'nanostores';
import type { RequestState } from './request.ts';

const INTERACTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings the shopper who comes Back to where a list was left. The browser does that itself where it kept the page
 * whole; a page that is read again is shorter than it was until the list is loaded. Any interaction stops it.
 */
export function restoreScroll($list: ReadableAtom<RequestState>): () => void {
  const leave = () => history.replaceState({ ...(history.state as object | null), scroll: scrollY }, '');
  addEventListener('pagehide', leave);
  const { scroll } = (history.state ?? {}) as { scroll?: unknown };
  const stop = typeof scroll === 'number' && scroll > 0 ? goTo(scroll, $list) : () => {};
  return () => {
    removeEventListener('pagehide', leave);
    stop();
  };
}

function goTo(scroll: number, $list: ReadableAtom<RequestState>): () => void {
  const go = () => requestAnimationFrame(() => scrollTo({ top: scroll, behavior: 'instant' }));
  const { status, loading } = $list.get();
  // Loaded before anybody listened.
  if (status !== null && !loading) {
    go();
    return () => {};
  }
  const unbind = $list.listen((list) => {
    go();
    if (!list.loading) stop();
  });
  const stop = () => {
    unbind();
    for (const act of INTERACTIONS) removeEventListener(act, stop);
  };
  for (const act of INTERACTIONS) addEventListener(act, stop, { passive: true });
  return stop;
}
