/** Puts in place what a page lacks of its styles (build/styles/divide-styles.ts), once. */
export function applyDeferredStyles(): void {
  const named = document.querySelector<HTMLElement>('[data-deferred]');
  if (!named || document.querySelector('#deferred')) return;
  const link = document.createElement('link');
  Object.assign(link, { id: 'deferred', rel: 'stylesheet', href: named.dataset['deferred'], fetchPriority: 'low' });
  link.addEventListener('error', () => {
    link.dataset['failed'] = '';
    addEventListener('online', () => link.replaceWith(link.cloneNode()), { once: true });
  });
  // Behind all other style sheets: before one of them, a browser would style all of the page anew.
  named.after(link);
}

let there: Promise<void> | undefined;

/** Waits until they are there: an island may show at once what the page lacks. Without them islands can be used all the same. */
export const deferredStyles = (): Promise<void> =>
  (there ??= (async () => {
    const link = document.querySelector<HTMLLinkElement>('#deferred');
    if (!link || link.sheet || 'failed' in link.dataset) return;
    await new Promise((resolve) => {
      for (const end of ['load', 'error']) link.addEventListener(end, resolve);
    });
  })());
