/** Waits until all of the page has arrived. */
export const parsed = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve, { once: true });
    else resolve(undefined);
  });
