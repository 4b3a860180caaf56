import { atMost99 } from '../format/count.ts';
import { hasArrived } from './page-state.ts';
import { unhydrated, untilHydrated } from './until-hydrated.ts';

/** What React would draw, in a template of the page (shell/EarlyCart.astro). */
export const model = (selector: string): HTMLElement | undefined =>
  document.querySelector<HTMLTemplateElement>('[data-early]')?.content.querySelector(selector)?.cloneNode(true) as
    HTMLElement | undefined;

const badges = new Map<Element, HTMLElement>();

/** Shows a count on the icon of a link of the header, as far as React has not yet. */
export function drawBadge(name: 'CartLink' | 'WishlistLink', count: number): void {
  const island = document.querySelector(unhydrated(name));
  const link = island?.firstElementChild;
  if (!island || !link || !hasArrived(link)) return;
  const badge = badges.get(island) ?? model('.badge');
  if (!badge) return;
  if (!badges.has(island)) {
    const { look } = JSON.parse(island.getAttribute('props') ?? '{}') as { look?: [0, { badge: [0, string] }] };
    if (look) badge.className += look[1].badge[1];
    badges.set(island, badge);
    untilHydrated(island, () => void badge.remove());
  }
  badge.textContent = atMost99(count);
  if (count > 0) link.append(badge);
  else badge.remove();
}
