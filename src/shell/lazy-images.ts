/** How near to the viewport an image is loaded: inside it until the shopper scrolls, then well ahead. */
const INITIAL_MARGIN = '0px';
const SCROLLING_MARGIN = '1000px';

/**
 * Loads images marked `data-lazy` when they come near the viewport, in rows that scroll sideways too. The browser's own
 * lazy loading fetches several screens of them; it is what is left without JavaScript.
 */
export function lazyLoadImages(): void {
  let observer = createObserver(INITIAL_MARGIN);
  /** To observe an image again changes nothing. */
  const observeAll = () => document.querySelectorAll('[data-lazy]').forEach((image) => observer.observe(image));
  observeAll();
  // While the page is arriving, and whenever islands add to it.
  new MutationObserver(observeAll).observe(document, { childList: true, subtree: true });
  // Captured, because the scroll event of a row does not bubble.
  addEventListener(
    'scroll',
    () => {
      observer.disconnect();
      observer = createObserver(SCROLLING_MARGIN);
      observeAll();
    },
    { once: true, capture: true, passive: true },
  );
}

function createObserver(margin: string): IntersectionObserver {
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
  return new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.removeAttribute('data-lazy');
    }
  }, options);
}
