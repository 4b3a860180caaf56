/** Loads the whole style sheet again once the network is back, where it could not be loaded with the page. */
export function retryWholeStyles(): void {
  const link = document.querySelector<HTMLLinkElement>('link[data-whole]');
  if (!link || link.sheet) return;
  addEventListener('online', () => link.replaceWith(link.cloneNode()), { once: true });
}
