import { savesData } from '../stores/lib/saves-data.ts';

/** Fetches, once the page has nothing to do, what its islands need when they wake; it is not run. */
export function fetchForLater(): void {
  if (!savesData()) window.fetchScripts('prefetch');
}
