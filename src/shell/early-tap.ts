/** Controls inside an island that React has not reached yet. */
const WAITING = 'astro-island[ssr]';

const CONTROLS = 'button:not([type="submit"]):not([popovertarget])';

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

/** As `keep`, for what is chosen from a list or ticked: it stays as the shopper made it, and is told again. */
function keepChoice({ target }: Event): void {
  const island = target instanceof Element ? target.closest(WAITING) : null;
  if (!island) return;
  if (target instanceof HTMLSelectElement) {
    const { value } = target;
    whenAlive(island, () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  } else if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) {
    const { checked } = target;
    whenAlive(island, () => {
      // An event has React take the island over at once; a change from here on is one that it sees.
      target.dispatchEvent(new Event('input', { bubbles: true }));
      target.checked = !checked;
      target.click();
    });
  }
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
