import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether something that comes late may be put in: its place has been below the screen since, so that nothing moves before
 * anybody's eyes.
 * @param moves whether there is content below the element
 */
export function useBelowScreen(settled: boolean, moves: () => boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (!settled || !current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || (moves() && entry.boundingClientRect.top < innerHeight)) return;
      setBelow(true);
      observer.disconnect();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [settled, moves]);
  return [ref, below];
}
