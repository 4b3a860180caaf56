import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of a bar that stands above the bottom bar. The page keeps as much room for it as it takes: its height
 * depends on the shopper's font, letter size and screen, and on what it says.
 */
export function useDockedHeight<T extends HTMLElement>(): RefObject<T | null> {
  const bar = useRef<T>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() => {
      if (getComputedStyle(current).position === 'fixed') style.setProperty('--dock', `${current.offsetHeight}px`);
      else style.removeProperty('--dock');
    });
    measure.observe(current);
    return () => {
      measure.disconnect();
      style.removeProperty('--dock');
    };
  }, []);
  return bar;
}
