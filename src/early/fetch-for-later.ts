import { isOn2g, savesData } from '../stores/lib/saves-data.ts';
import { trusted } from '../trusted.ts';
import workerUrl from './fetch-ahead.worker.ts?worker&url';

/** Whether this device has anything fetched that it may never need. */
export const fetchesAhead = (): boolean => !savesData() && !isOn2g();

let done: () => void = () => {};
/** What the page may need later is there, or will not be fetched before it is needed. */
export const fetchedForLater = new Promise<void>((resolve) => (done = resolve));

/**
 * Fetches, once the page has nothing to do, what its islands need when they wake; it is not run. A worker does it: each file is a
 * handful of tasks to who fetches it, which on a product's page took a third of all processor time.
 */
export async function fetchForLater(): Promise<void> {
  if (fetchesAhead()) {
    const styles = document.querySelector<HTMLElement>('[data-deferred]')?.dataset['deferred'];
    const worker = new Worker(trusted.url(workerUrl), { type: 'module' });
    worker.postMessage([...window.islandScripts(), ...(styles ? [styles] : [])]);
    await new Promise((resolve) => (worker.onmessage = worker.onerror = resolve));
  }
  performance.mark('fetched-for-later');
  done();
}
