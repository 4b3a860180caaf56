import { atom, computed, onMount } from 'nanostores';
import type { PageValue } from '../../../contract/content-item.ts';
import { DEFAULT_LOCALE } from '../../../contract/locales.ts';
import workerUrl from './preview.worker.ts?worker&url';
import { $language, textIn } from './language.ts';
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

type PageText = Pick<PageValue, 'title' | 'content'>;

/** The open page in the language that is written in; what is not written in it is in English, as on the site. */
const $page = computed([$typed, $language], (typed, language): PageText | null => {
  if (typed?.kind !== 'page') return null;
  const textFor = (name: 'title' | 'content') => textIn(typed, name, language) || textIn(typed, name, DEFAULT_LOCALE);
  return { title: textFor('title'), content: textFor('content') };
});

/** Tags and handlers that the site leaves out. */
const LEFT_OUT =
  /<\s*(?:script|style|iframe|object|embed|form|input|button|img|svg|video|audio|link|meta)\b|<[^<>]+\son\w+\s*=|javascript:/i;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

let worker: Worker | undefined;

/** By itself: typing never waits for it, and what it is made of is in no other page's way. */
function startWorker(): Worker {
  const started = new Worker(trusted.url(workerUrl), { type: 'module' });
  started.onmessage = ({ data: { value, html } }: MessageEvent<{ value: PageText; html: string }>) => {
    const { title, content } = value;
    const now = $page.get();
    // Typed on meanwhile: the next one is on its way.
    if (now?.title !== title || now.content !== content) return;
    const markup = trusted.html(`<h1>${escaped(title)}</h1>${html}`);
    $preview.set({ html: markup, leftOut: LEFT_OUT.test(content) });
  };
  return started;
}

function render(value: PageText | null): void {
  if (!value) return;
  worker ??= startWorker();
  worker.postMessage(value);
}

onMount($preview, () => {
  if (typeof document === 'undefined') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unbind = $page.subscribe((value) => {
    clearTimeout(timer);
    timer = setTimeout(() => render(value), $preview.get().html === null ? 0 : DEBOUNCE_MS);
  });
  return () => {
    clearTimeout(timer);
    unbind();
  };
});
