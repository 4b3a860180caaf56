import { atom, computed, onMount } from 'nanostores';
import { $contentItems } from './editor.ts';

/** What the editor shows, by the address behind `#`: an item's id, `publish`, `history`, or one change of it. */
export const $view = atom('');

const here = (): string => decodeURIComponent(location.hash.slice(1));

onMount($view, () => {
  if (typeof document === 'undefined') return;
  const follow = () => $view.set(here());
  follow();
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
});

export const go = (place: string): void => {
  if (typeof location !== 'undefined') location.hash = encodeURIComponent(place);
  $view.set(place);
};

/** The id of a banner that is not saved yet. */
export const NEW_BANNER = 'banner:new';

/** The item that is open; null for a new banner, and for what is no item. */
export const $contentItem = computed(
  [$view, $contentItems],
  (place, { data }) => data.find(({ id }) => id === place) ?? null,
);
