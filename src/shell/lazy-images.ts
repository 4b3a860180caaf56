/** How near a picture must come before it is fetched: onto it until the shopper scrolls, then well ahead of the thumb. */
const RESTING = '0px';
const SCROLLING = '1000px';

/**
 * Fetches pictures marked `data-lazy` when they come near the screen, in rows that scroll sideways too. Browsers' own
 * lazy loading fetches several screens of them; without script it is what there is.
 */
export function lazyLoadImages(): void {
  let near = observe(RESTING);
  const watch = (root: ParentNode) => {
    for (const picture of root.querySelectorAll('[data-lazy]')) near.observe(picture);
  };
  watch(document);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) watch(node);
  }).observe(document.body, { childList: true, subtree: true });
  // Capturing: a row's scrolling does not bubble.
  addEventListener(
    'scroll',
    () => {
      near.disconnect();
      near = observe(SCROLLING);
      watch(document);
    },
    { once: true, capture: true, passive: true },
  );
}

function observe(margin: string): IntersectionObserver {
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
  return new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.removeAttribute('data-lazy');
    }
  }, options);
}
