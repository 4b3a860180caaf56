/**
 * A row that is swiped through, with ways to step through it: `[data-step]` goes on or back, a link to an item goes
 * there, and `[data-mark]` shows where the shopper is. It never moves by itself.
 */
export class SwipeRow extends HTMLElement {
  connectedCallback(): void {
    const row = this.querySelector<HTMLElement>('[data-row]');
    if (!row) return;
    this.addEventListener('click', (event) => {
      const { target } = event;
      const way = target instanceof Element ? target.closest<HTMLElement>('[data-step], a[href^="#"]') : null;
      if (!way) return;
      event.preventDefault();
      const step = way.dataset['step'];
      const items = shown(row);
      const to = step
        ? items[Math.max(0, Math.min(items.length - 1, at(row) + Number(step)))]
        : document.getElementById(way.getAttribute('href')?.slice(1) ?? '');
      to?.scrollIntoView(START);
    });
    row.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) target.scrollIntoView(START);
    });
    const mark = () => this.#mark(row);
    row.addEventListener('scroll', mark, { passive: true });
    mark();
  }

  #mark(row: HTMLElement): void {
    const now = at(row);
    const last = row.scrollLeft + row.clientWidth > row.scrollWidth - 4;
    shown(this, '[data-mark]').forEach((mark, i) => mark.toggleAttribute('data-now', i === now));
    for (const way of this.querySelectorAll<HTMLElement>('[data-step]'))
      way.ariaDisabled = String(way.dataset['step'] === '1' ? last : now === 0);
  }
}

const START: ScrollIntoViewOptions = { inline: 'start', block: 'nearest' };

const shown = (parent: HTMLElement, which = ':scope > *'): HTMLElement[] =>
  [...parent.querySelectorAll<HTMLElement>(which)].filter((item) => item.offsetParent);

/** Which item stands at the row's left edge. */
function at(row: HTMLElement): number {
  const from = row.getBoundingClientRect().left;
  const distances = shown(row).map((item) => Math.abs(item.getBoundingClientRect().left - from));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
