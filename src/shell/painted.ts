/** Resolves once the page is painted; at once where it is not seen yet: prerendered, or in a tab behind. */
export const painted = new Promise<void>((resolve) => {
  if (document.hidden) return resolve();
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    resolve();
  }).observe({ type: 'paint', buffered: true });
});
