/**
 * A row that scrolls and snaps: `[data-step]` goes to the previous or next item, a link to an item scrolls to it, and
 * the current `[data-dot]` is marked. It never moves by itself. The page has it as it is before it is scrolled, mostly.
 */
export class Carousel extends HTMLElement {
  connectedCallback(): void {
    const track = this.querySelector<HTMLElement>('[data-track]');
    if (!track) return;
    this.addEventListener('click', (event) => {
      const { target } = event;
      const control = target instanceof Element ? target.closest<HTMLElement>('[data-step], a[href^="#"]') : null;
      if (!control) return;
      event.preventDefault();
      const step = control.dataset['step'];
      const items = visible(track);
      const item = step
        ? items[Math.max(0, Math.min(items.length - 1, currentIndex(track) + Number(step)))]
        : document.getElementById(control.getAttribute('href')?.slice(1) ?? '');
      item?.scrollIntoView(TO_START);
    });
    track.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) target.scrollIntoView(TO_START);
    });
    const update = () => this.#update(track);
    track.addEventListener('scroll', update, { passive: true });
    const dots = [...this.querySelectorAll('[data-dot]')];
    if (dots.length > 0 && !dots.some((dot) => dot.matches('[data-selected]'))) update();
  }

  #update(track: HTMLElement): void {
    const current = currentIndex(track);
    const atEnd = track.scrollLeft + track.clientWidth > track.scrollWidth - 4;
    visible(this, '[data-dot]').forEach((dot, i) => dot.toggleAttribute('data-selected', i === current));
    for (const control of this.querySelectorAll<HTMLElement>('[data-step]'))
      control.ariaDisabled = String(control.dataset['step'] === '1' ? atEnd : current === 0);
  }
}

const TO_START: ScrollIntoViewOptions = { inline: 'start', block: 'nearest' };

const visible = (parent: HTMLElement, selector = ':scope > *'): HTMLElement[] =>
  [...parent.querySelectorAll<HTMLElement>(selector)].filter((item) => item.offsetParent);

/** Returns the index of the item nearest to the track's left edge. */
function currentIndex(track: HTMLElement): number {
  const left = track.getBoundingClientRect().left;
  const distances = visible(track).map((item) => Math.abs(item.getBoundingClientRect().left - left));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
