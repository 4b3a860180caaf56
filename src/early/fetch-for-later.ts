import { isOn2g, savesData } from '../stores/lib/saves-data.ts';

/** Fetches, once the page has nothing to do, what its islands need when they wake; it is not run. */
export function fetchForLater(): void {
  if (savesData() || isOn2g()) return;
  const link = document.createElement('link');
  const rel = link.relList.supports('prefetch') ? 'prefetch' : 'modulepreload';
  window.fetchScripts(rel);
  const href = document.querySelector<HTMLElement>('[data-deferred]')?.dataset['deferred'];
  if (href && rel === 'prefetch' && !document.querySelector('#deferred'))
    document.head.append(Object.assign(link, { rel, href }));
}
