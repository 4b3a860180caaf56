/** Pixels a thumb may tremble before it counts as scrolling. */
const TREMBLE = 8;

/** Marks a bar `data-hidden` while the page scrolls down, and brings it back on the way up and at both ends. */
export function hideOnScroll(bar: HTMLElement): void {
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last;
      const atEnd = scrollY < TREMBLE || scrollY + innerHeight > document.documentElement.scrollHeight - TREMBLE;
      if (!atEnd && Math.abs(moved) < TREMBLE) return;
      last = scrollY;
      bar.toggleAttribute('data-hidden', !atEnd && moved > 0);
    },
    { passive: true },
  );
}
