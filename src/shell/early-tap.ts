/** Controls inside an island that React has not reached yet. */
const WAITING = 'astro-island[ssr]';

const CONTROLS = 'button:not([type="submit"]):not([popovertarget]), input[type="checkbox"], input[type="radio"]';

/**
 * Keeps a tap that comes before the framework has: the control is marked busy, and tapped again once its island is
 * alive. However often it was tapped meanwhile, that counts once.
 */
export function keepEarlyTaps(): void {
  addEventListener('click', keep, { capture: true });
  addEventListener('change', keepChoice, { capture: true });
}

const kept = new Set<Element>();

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

/** As `keep`, for a choice from a list: it stays chosen, and is told again. */
function keepChoice({ target }: Event): void {
  const island = target instanceof HTMLSelectElement ? target.closest(WAITING) : null;
  if (!island || !(target instanceof HTMLSelectElement)) return;
  const chosen = target.value;
  whenAlive(island, () => {
    target.value = chosen;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Astro removes `ssr` when it has handed the island to the framework; the element stays the same. */
function whenAlive(island: Element, run: () => void): void {
  const watch = new MutationObserver(() => {
    if (island.hasAttribute('ssr')) return;
    watch.disconnect();
    // Behind the framework's own first work.
    setTimeout(run);
  });
  watch.observe(island, { attributeFilter: ['ssr'] });
}
