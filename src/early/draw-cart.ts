import { rupees } from '../../contract/rupees.ts';
import { plural } from '../i18n/t.ts';
import { paths } from '../paths.ts';
import { announced, ANNOUNCED_AFTER_MS, type sumsOf } from '../stores/cart/lines.ts';
import { drawBadge, model } from './draw-badge.ts';
import { NOT_HYDRATED, unhydrated, untilHydrated } from './until-hydrated.ts';

type Sums = ReturnType<typeof sumsOf>;

let sums: Sums;
let bar: HTMLElement | undefined;
let isFollowed = false;

/** Shows in the header, and in the bar once that has scrolled away, what is in the cart, as far as React has not yet. */
export function drawCart(now: Sums): void {
  sums = now;
  drawBadge('CartLink', now.cartCount);
  drawBar();
  if (isFollowed) return;
  isFollowed = true;
  addEventListener('scroll', drawBar, { passive: true });
}

function drawBar(): void {
  const island = document.querySelector(unhydrated('CartBar'));
  const link = document.querySelector(`a[href="${paths.cart}"]`);
  // The island is the last of a page, which may still be arriving.
  const isArriving = document.readyState === 'loading';
  // React's own bar sees by itself when the header is away.
  if (!island && !isArriving) return removeEventListener('scroll', drawBar);
  if (!link) return;
  bar ??= model('[data-cart-bar]');
  if (!bar) return;
  if (island) takeOver(island, bar);
  else document.addEventListener('DOMContentLoaded', drawBar);
  if (sums.cartCount === 0 || link.getBoundingClientRect().bottom > 0) bar.remove();
  else if (island) island.before(bar);
  else document.body.append(bar);
  if (bar.firstElementChild)
    bar.firstElementChild.textContent = `${plural(sums.cartCount, '{count} item', '{count} items')} · ${rupees(sums.totalPrice)}`;
}

let watched: Element | undefined;

/** React's own bar takes the place of this one once it has seen that the header is away. */
function takeOver(island: Element, early: HTMLElement): void {
  if (watched === island) return;
  watched = island;
  const remove = () => early.remove();
  untilHydrated(island, () => void setTimeout(remove, TAKEN_OVER_MS));
  new MutationObserver(remove).observe(island, { childList: true });
}

/** The longest that React's bar takes to show itself. */
const TAKEN_OVER_MS = 1000;

let before: number | undefined;
let resting: ReturnType<typeof setTimeout>;

/** Says, after a series of taps, how the cart stands; `count` is how it stood before this one. */
export function announceCart(count: number): void {
  before ??= count;
  clearTimeout(resting);
  resting = setTimeout(() => {
    const liveRegion = document.querySelector<HTMLElement>(`${unhydrated('Toasts')}>p`);
    const island = liveRegion?.closest(NOT_HYDRATED);
    if (!liveRegion || !island || before === undefined) return;
    if (!liveRegion.textContent) untilHydrated(island, () => void (liveRegion.textContent = ''));
    liveRegion.textContent = announced(before, sums);
    before = undefined;
  }, ANNOUNCED_AFTER_MS);
}
