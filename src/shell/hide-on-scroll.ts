/** Pixels of movement below which a scroll is ignored. */
const SCROLL_THRESHOLD = 8;

/** Marks a bar `data-hidden` while the page scrolls down, and shows it on the way up and at both ends. */
export function hideOnScroll(bar: HTMLElement): void {
  let lastScrollY = scrollY;
  addEventListener(
    'scroll',
    () => {
      const delta = scrollY - lastScrollY;
      const bottom = document.documentElement.scrollHeight;
      const atEnd = scrollY < SCROLL_THRESHOLD || scrollY + innerHeight > bottom - SCROLL_THRESHOLD;
      if (!atEnd && Math.abs(delta) < SCROLL_THRESHOLD) return;
      lastScrollY = scrollY;
      bar.toggleAttribute('data-hidden', !atEnd && delta > 0);
    },
    { passive: true },
  );
}
