import { soon } from '../config.ts';

/** Waits until all of the page has arrived. */
export const parsed = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve, { once: true });
    else resolve(undefined);
  });

/** Whether all that is in an element has arrived: something comes after it, or the page ends. */
export function hasArrived(element: Element): boolean {
  let at: Element | null = element;
  while (at && !at.nextSibling) at = at.parentElement;
  return at !== null || document.readyState !== 'loading';
}

/** Waits until the page has nothing to do. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, soon);
    else setTimeout(resolve, soon.timeout);
  });

/** Waits until somebody sees the page, which may have been rendered before it was asked for. */
export const seen = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', resolve, { once: true });
    else resolve(undefined);
  });
