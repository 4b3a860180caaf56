import { LOCALES } from '../../contract/locales.ts';
import { current } from '../i18n/current.ts';
import { plural, t } from '../i18n/t.ts';
import { applyDeferredStyles } from './deferred-styles.ts';
import { tw } from '../ui/tw.ts';

/** Milliseconds for which a page that is not a cached one says that the network is back. */
const BACK_SHOWN_MS = 10_000;

const page = document.documentElement;
/** When the page was cached, where the service worker has shown it in place of a newer one: src/worker/cached-page.ts. */
const cachedAt = Number(page.dataset['keptAt']) || null;

let wasOffline = false;

/**
 * Says on top of the page that there is no network, and of when the page is. When the network is back, it offers to show the
 * page as it is now.
 */
export function showConnection(): void {
  const line = document.querySelector<HTMLElement>('[data-connection]');
  // The page that stands in for one that was never visited says so itself.
  if (!line || document.querySelector('[data-stands-in]')) return;
  const update = () => {
    wasOffline ||= !navigator.onLine;
    show(line);
  };
  for (const event of ['online', 'offline', 'cart-waits']) addEventListener(event, update);
  addEventListener('online', () => {
    if (cachedAt) return;
    setTimeout(() => {
      wasOffline = !navigator.onLine;
      show(line);
    }, BACK_SHOWN_MS);
  });
  // A live region speaks of what changes in it.
  if (cachedAt || !navigator.onLine) requestAnimationFrame(update);
}

function show(line: HTMLElement): void {
  const text = words();
  if (text) applyDeferredStyles();
  line.replaceChildren(...(text ? [content(text)] : []));
  // On wide screens the header stays on top as well.
  const header = document.querySelector<HTMLElement>('body > header');
  if (header) header.style.top = text ? `${line.offsetHeight}px` : '';
}

function words(): string {
  const age = t('shown as of {time}', { time: clock(cachedAt ?? performance.timeOrigin) });
  const waiting = page.dataset['cartWaits'];
  const changes = waiting
    ? [
        plural(
          Number(waiting),
          '{count} change to your cart will be sent later',
          '{count} changes to your cart will be sent later',
        ),
      ]
    : [];
  if (!navigator.onLine) return [t('You are offline'), age, ...changes].join(' · ');
  const isBack = t('You are online again');
  const isAway = t('The shop could not be reached');
  if (cachedAt) return [wasOffline ? isBack : isAway, age, ...changes].join(' · ');
  if (changes.length > 0) return [isAway, ...changes].join(' · ');
  return wasOffline ? isBack : '';
}

/** @example '11:40', or '22 Nov, 11:40' of another day */
function clock(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  const { tag } = LOCALES[current().locale];
  return new Intl.DateTimeFormat(tag, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

function content(text: string): HTMLElement {
  const box = document.createElement('div');
  box.className = tw`flex flex-wrap items-center justify-center gap-x-4 bg-neutral px-4 py-2 text-sm text-neutral-content`;
  const line = document.createElement('p');
  line.textContent = text;
  box.append(line);
  if (!navigator.onLine) return box;
  const refresh = document.createElement('button');
  refresh.type = 'button';
  refresh.className = 'min-h-11 link px-2 font-bold text-inherit';
  refresh.textContent = t('Refresh');
  refresh.onclick = () => location.reload();
  box.append(refresh);
  return box;
}
