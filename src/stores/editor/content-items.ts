import { atom, onMount } from 'nanostores';
import type { ContentItem } from '../../../contract/content-item.ts';
import { getContentItems } from '../../../contract/editor.ts';
import { askAsEditor } from '../../api/editor.ts';
import { idle, type Loaded, reset } from '../lib/request.ts';
import { $access, edit } from './access.ts';

/** Everything that can be edited. */
export const $contentItems = atom<Loaded<readonly ContentItem[]>>({ ...idle, data: [] });

export const loadContentItems = async (): Promise<boolean> =>
  (await edit(
    $contentItems,
    () => askAsEditor(getContentItems),
    ({ data }) => ({ data }),
  )) !== undefined;

/** Puts an item in the place of what was known of it. */
export function putContentItem(item: ContentItem): void {
  const { data } = $contentItems.get();
  const isKnown = data.some(({ id }) => id === item.id);
  const next = isKnown ? data.map((other) => (other.id === item.id ? item : other)) : [...data, item];
  $contentItems.set({ ...$contentItems.get(), data: next });
}

export const removeContentItem = (id: string): void =>
  $contentItems.set({ ...$contentItems.get(), data: $contentItems.get().data.filter((item) => item.id !== id) });

// Whoever leaves takes it along; who comes in again finds it as it is then.
onMount($contentItems, () =>
  $access.subscribe((access) => {
    if (!access) reset($contentItems, { ...idle, data: [] });
    else if (typeof document !== 'undefined') queueMicrotask(loadContentItems);
  }),
);
