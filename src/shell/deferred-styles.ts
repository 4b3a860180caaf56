/** Puts in place what a page lacks of its styles (render/divide-styles.ts), once. Islands wait for it (render/react-client.tsx). */
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
