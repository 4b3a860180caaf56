import type { ReadableAtom } from 'nanostores';
import { useEffect } from 'react';

/** Keeps a store at work for the elements that stand in a component; what it holds is theirs, and draws nothing of React. */
export function useMounted($store: ReadableAtom<unknown>): void {
  useEffect(() => $store.listen(() => {}), [$store]);
}
