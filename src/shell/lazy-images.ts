/** How near to the viewport an image is loaded: inside it until the shopper scrolls, then well ahead. */
const INITIAL_MARGIN = '0px';
const SCROLLING_MARGIN = '1000px';

/**
 * Loads images marked `data-lazy` when they come near the viewport, in rows that scroll sideways too. The browser's own
 * lazy loading fetches several screens of them; it is what is left without JavaScript.
 */
export function lazyLoadImages(): void {
  let observer = createObserver(INITIAL_MARGIN);
  const observe = (root: ParentNode) => {
    for (const image of root.querySelectorAll('[data-lazy]')) observer.observe(image);
  };
  observe(document);
  new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) for (const node of addedNodes) if (node instanceof Element) observe(node);
  }).observe(document, { childList: true, subtree: true });
  // Captured, because the scroll event of a row does not bubble.
  addEventListener(
    'scroll',
    () => {
      observer.disconnect();
      observer = createObserver(SCROLLING_MARGIN);
      observe(document);
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
