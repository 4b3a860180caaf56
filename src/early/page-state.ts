import { soon } from '../config.ts';

/** Waits until the page is parsed. */
export const parsed = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve, { once: true });
    else resolve(undefined);
  });

/** Whether an element is parsed whole: something follows it, or the page has ended. */
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

/** Waits until the page is visible: it may be prerendered before it is opened. */
export const visible = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', resolve, { once: true });
    else resolve(undefined);
  });

export const never = new Promise<never>(() => {});
