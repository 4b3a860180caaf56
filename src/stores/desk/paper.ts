import { atom, onMount } from 'nanostores';

type Paper = 'slip' | 'invoice';

/** What of the open order is on the page for the printer alone; null while nothing is being printed. */
export const $paper = atom<Paper | null>(null);

/** Puts it on the page and opens the browser's own print dialogue. */
export function printPaper(paper: Paper): void {
  $paper.set(paper);
  // After it has been drawn.
  requestAnimationFrame(() => print());
}

// The browser's own way to print gives the slip.
onMount($paper, () => {
  if (typeof document === 'undefined') return;
  const before = () => $paper.get() ?? $paper.set('slip');
  const after = () => $paper.set(null);
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
});
