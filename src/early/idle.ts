import { soon } from '../config.ts';

/** Waits until the page has nothing to do. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, soon);
    else setTimeout(resolve, soon.timeout);
  });
