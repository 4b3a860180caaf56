/** Controls inside an island that React has not reached yet. */
const WAITING = 'astro-island[ssr]';

const CONTROLS = 'button:not([type="submit"]):not([popovertarget])';

/**
 * Keeps a tap that comes before the framework has: the control is marked busy, and tapped again once its island is
 * alive. However often it was tapped meanwhile, that counts once.
 */
export function replayEarlyEvents(): void {
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, begin, { capture: true });
  addEventListener('click', keep, { capture: true });
  addEventListener('click', keepTick, { capture: true });
  addEventListener('change', keepChoice, { capture: true });
}

const kept = new Set<Element>();

/** The waiting island that the last press began in. */
let pressed: Element | null = null;

function begin({ target }: Event): void {
  pressed = target instanceof Element ? target.closest(WAITING) : null;
}

/** Also when its island was waiting at the press and is not any more: what changes before React is ready, it takes back. */
function earlyIslandOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest(WAITING) ?? (pressed?.contains(target) ? pressed : null);
}

function keep(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
  const island = control?.closest(WAITING);
  if (!control || !island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (kept.has(control)) return;
  kept.add(control);
  control.ariaBusy = 'true';
  whenAlive(island, () => {
    kept.delete(control);
    control.ariaBusy = null;
    control.click();
  });
}

/** As `keep`, for what is ticked: it stays as the shopper made it, and is told again. */
function keepTick({ target }: Event): void {
  const island = earlyIslandOf(target);
  if (!island || !(target instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(target.type)) return;
  const { checked } = target;
  whenAlive(island, () => {
    // An event has React take the island over at once; a change from here on is one that it sees.
    target.dispatchEvent(new Event('input', { bubbles: true }));
    target.checked = !checked;
    target.click();
  });
}

/** As `keepTick`, for what is chosen from a list. */
function keepChoice({ target }: Event): void {
  const island = earlyIslandOf(target);
  if (!island || !(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  whenAlive(island, () => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Astro removes `ssr` when it has handed the island to the framework; the element stays the same. */
function whenAlive(island: Element, run: () => void): void {
  // Behind the framework's own first work. What is told now is no press of the shopper's.
  const tell = () =>
    setTimeout(() => {
      pressed = null;
      run();
    });
  if (!island.hasAttribute('ssr')) return void tell();
  const watch = new MutationObserver(() => {
    if (island.hasAttribute('ssr')) return;
    watch.disconnect();
    tell();
  });
  watch.observe(island, { attributeFilter: ['ssr'] });
}
