import { atom, onMount } from 'nanostores';
import type { PageValue, ContentValue } from '../../../contract/content-item.ts';
import workerUrl from './preview.worker.ts?worker&url';
import { $typed } from './unsaved-changes.ts';
import { trusted } from '../../trusted.ts';

export interface Preview {
  /** Safe HTML; null until the renderer is here. */
  readonly html: string | TrustedHTML | null;
  /** Something was written that no page shows, such as a script. */
  readonly leftOut: boolean;
}

/** Milliseconds of rest before a long text is drawn again. */
const DEBOUNCE_MS = 120;

/** The page as the site will show it: made by what the build uses. */
export const $preview = atom<Preview>({ html: null, leftOut: false });

/** Tags and handlers that the site leaves out. */
const LEFT_OUT =
  /<\s*(?:script|style|iframe|object|embed|form|input|button|img|svg|video|audio|link|meta)\b|<[^>]+\son\w+\s*=|javascript:/i;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

let worker: Worker | undefined;

/** By itself: typing never waits for it, and what it is made of is in no other page's way. */
function startWorker(): Worker {
  const started = new Worker(trusted.url(workerUrl), { type: 'module' });
  started.onmessage = ({ data: { value, html } }: MessageEvent<{ value: PageValue; html: string }>) => {
    const { title, content } = value;
    const typed = $typed.get();
    // Typed on meanwhile: the next one is on its way.
    if (typed?.kind !== 'page' || typed.title !== title || typed.content !== content) return;
    const shown = trusted.html(`<h1>${escaped(title)}</h1>${html}`);
    $preview.set({ html: shown, leftOut: LEFT_OUT.test(content) });
  };
  return started;
}

function render(value: ContentValue | null): void {
  if (value?.kind !== 'page') return;
  worker ??= startWorker();
  worker.postMessage(value);
}

onMount($preview, () => {
  if (typeof document === 'undefined') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unbind = $typed.subscribe((value) => {
    clearTimeout(timer);
    timer = setTimeout(() => render(value), $preview.get().html === null ? 0 : DEBOUNCE_MS);
  });
  return () => {
    clearTimeout(timer);
    unbind();
  };
});
