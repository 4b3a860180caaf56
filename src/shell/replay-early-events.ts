/** Islands that React has not hydrated yet. */
const NOT_HYDRATED = 'astro-island[ssr]';

const BUTTONS = 'button:not([type="submit"]):not([popovertarget])';

/**
 * Replays what a shopper does to an island before it is hydrated, once it is. A button is marked busy meanwhile, and
 * several clicks on it are replayed as one.
 */
export function replayEarlyEvents(): void {
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, rememberPress, { capture: true });
  addEventListener('click', replayClick, { capture: true });
  addEventListener('click', replayToggle, { capture: true });
  addEventListener('change', replaySelection, { capture: true });
}

const queued = new Set<Element>();

/** The island, not yet hydrated, that the last press began in. */
let pressedIsland: Element | null = null;

function rememberPress({ target }: Event): void {
  pressedIsland = target instanceof Element ? target.closest(NOT_HYDRATED) : null;
}

/** Also an island that was hydrated between press and click: React resets what changed before it attached its handlers. */
function earlyIslandOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest(NOT_HYDRATED) ?? (pressedIsland?.contains(target) ? pressedIsland : null);
}

function replayClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null;
  const island = button?.closest(NOT_HYDRATED);
  if (!button || !island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (queued.has(button)) return;
  queued.add(button);
  button.ariaBusy = 'true';
  onHydrated(island, () => {
    queued.delete(button);
    button.ariaBusy = null;
    button.click();
  });
}

/** As `replayClick`, for checkboxes and radio buttons, which keep the state that the shopper gave them. */
function replayToggle({ target }: Event): void {
  const island = earlyIslandOf(target);
  if (!island || !(target instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(target.type)) return;
  const { checked } = target;
  onHydrated(island, () => {
    // An event makes React hydrate the island at once, so that it sees the change that follows.
    target.dispatchEvent(new Event('input', { bubbles: true }));
    target.checked = !checked;
    target.click();
  });
}

/** As `replayToggle`, for what is selected from a list. */
function replaySelection({ target }: Event): void {
  const island = earlyIslandOf(target);
  if (!island || !(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  onHydrated(island, () => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Astro removes `ssr` when it has handed the island to React; the element stays the same. */
function onHydrated(island: Element, replay: () => void): void {
  // A task later, behind React's own hydration. A replayed event is no press of the shopper's.
  const schedule = () =>
    setTimeout(() => {
      pressedIsland = null;
      replay();
    });
  if (!island.hasAttribute('ssr')) return void schedule();
  const observer = new MutationObserver(() => {
    if (island.hasAttribute('ssr')) return;
    observer.disconnect();
    schedule();
  });
  observer.observe(island, { attributeFilter: ['ssr'] });
}
