import { openPincodes } from '../early/early-pincode.ts';
import { ELEMENTS, useSoon } from '../early/needed.ts';
import { isPlainClick } from '../ui/plain-click.ts';
import { isHydrated, NOT_HYDRATED, unhydrated, untilHydrated } from '../early/until-hydrated.ts';
import { applyDeferredStyles } from './deferred-styles.ts';
import { config } from '../config.ts';

const BUTTONS = 'button:not([type="submit"]):not([popovertarget])';

/**
 * Replays what a shopper does to an island before it is hydrated, once it is. A button is marked busy meanwhile, and
 * several clicks on it are replayed as one.
 */
export function replayEarlyEvents(): void {
  addEventListener('click', replayClick, { capture: true });
  addEventListener('click', ({ target }) => replayToggle(target), { capture: true });
  addEventListener('change', ({ target }) => replaySelection(target), { capture: true });
  addEventListener('submit', sendSearch);
  // From before this script was there; a link has done by itself what it does.
  window.onclick = window.onchange = null;
  const used = window.firstUsed ?? [];
  // All looked for before the first is clicked, which may take the signs out of which others were tapped.
  const buttons = used.map(buttonOf);
  for (const button of buttons) if (button?.closest(`${NOT_HYDRATED},${ELEMENTS}`)) button.click();
  for (const control of new Set(used)) {
    // Of radio buttons the last one is meant.
    if (control instanceof HTMLInputElement && (control.checked || control.type === 'checkbox')) replayToggle(control);
    replaySelection(control);
  }
}

/** Links that open in place: those of an island, and the pictures of a product, which another one shows large. */
const LINKS = 'a[data-in-place],a[data-enlarge]';
const GALLERY = unhydrated('ProductBuy');

/** Holds back a link that opens something in place until its island is hydrated; if its script fails, the link is followed. */
function openInPlace(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
  const island = link?.matches('[data-enlarge]') ? document.querySelector(GALLERY) : link?.closest(NOT_HYDRATED);
  if (!link || !island || !isPlainClick(event)) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  useSoon(island);
  if (queued.has(link)) return true;
  queued.add(link);
  link.ariaBusy = 'true';
  const done = () => {
    queued.delete(link);
    link.ariaBusy = null;
  };
  island.addEventListener('astro:hydration-error', () => (done(), location.assign(link.href)), { once: true });
  // The pictures are listened to once React has drawn.
  untilHydrated(island, () => () => requestAnimationFrame(() => setTimeout(() => (done(), link.click()))));
  return true;
}

const buttonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;

const queued = new Set<Element>();

function replayClick(event: MouseEvent): void {
  if (openInPlace(event)) return;
  const button = buttonOf(event.target);
  const island = button?.closest(NOT_HYDRATED);
  // Steppers and hearts know what to do.
  if (!button || !island || button.closest(ELEMENTS)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (queued.has(button)) return;
  applyDeferredStyles();
  if (openPincodes(button, island)) return;
  queued.add(button);
  button.ariaBusy = 'true';
  untilHydrated(island, () => () => {
    queued.delete(button);
    button.ariaBusy = null;
    button.click();
  });
}

/** As `replayClick`, for checkboxes and radio buttons, which keep the state that the shopper gave them. */
function replayToggle(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(target.type)) return;
  const { checked } = target;
  onceHydrated(target, () => {
    target.checked = !checked;
    target.click();
  });
}

/** As `replayToggle`, for what is selected from a list. */
function replaySelection(target: EventTarget | null): void {
  if (!(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  onceHydrated(target, () => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Does nothing where React has hydrated the control, and so heard of the change itself. */
function onceHydrated(control: Element, replay: () => void): void {
  const island = control.closest('astro-island');
  if (!island || isHydrated(control)) return;
  useSoon(island);
  if (island.matches(NOT_HYDRATED)) untilHydrated(island, () => replay);
  // Handed to React, which hydrates it at this very event, and resets what was changed.
  else setTimeout(replay);
}

/**
 * Sends a search as the hydrated box does (spec §5): trimmed, and one letter without `q`. A box that is not hydrated yet, or never
 * will be, is a form of the browser's, which sends what was typed.
 */
function sendSearch(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches('[role=search]')) return;
  event.preventDefault();
  const text = String(new FormData(form).get('q')).trim();
  location.assign(form.action + (text.length > config.searchMinimum ? `?q=${encodeURIComponent(text)}` : ''));
}
