import { computed } from 'nanostores';
import { $hash, openHash } from '../lib/url-hash.ts';
import { decoded } from '../lib/url.ts';
import { $contentItems } from './content-items.ts';

/** What the editor shows, by the fragment of its URL: an item's id, `publish`, `search`, `history`, or one change of it. */
export const $view = computed($hash, decoded);

export const openView = (view: string): void => openHash(encodeURIComponent(view));

/** The id of a banner that is not saved yet. */
export const NEW_BANNER = 'banner:new';

/** The item that is open; null for a new banner, and for what is no item. */
export const $contentItem = computed(
  [$view, $contentItems],
  (view, { data }) => data.find(({ id }) => id === view) ?? null,
);
