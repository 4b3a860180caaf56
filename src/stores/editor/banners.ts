import { computed } from 'nanostores';
import { type BannerValue, contentName } from '../../../contract/content-item.ts';
import { $contentItems } from './content-items.ts';
import { SCREENS } from './text-diff.ts';
import { $typed } from './unsaved-changes.ts';
import { $view } from './view.ts';

export interface PlacedBanner {
  readonly id: string;
  readonly value: BannerValue;
}

/** The other banners as they will stand, in their order. */
const $others = computed([$contentItems, $view], ({ data }, view): readonly PlacedBanner[] =>
  data.flatMap(({ id, draft, published }) => {
    const value = draft?.value ?? published;
    return id !== view && value?.kind === 'banner' && !value.removed ? [{ id, value }] : [];
  }),
);

/** What the open banner can stand after: each place with its words. */
export const $positions = computed($others, (others): Readonly<Record<string, string>> => {
  const words = others.map(
    ({ value }, i) => [i + 2, `After “${contentName(value)}”, ${SCREENS[value.screens]}`] as const,
  );
  return Object.fromEntries([[1, 'First'] as const, ...words]);
});

/** The place that the open banner has; the last without one of its own. */
export const $chosenPosition = computed([$others, $typed], (others, typed) =>
  Math.min((typed?.kind === 'banner' && typed.place) || others.length + 1, others.length + 1),
);

/** All banners with the open one among them, as it was typed. */
export const $bannerRow = computed(
  [$others, $typed, $chosenPosition, $view],
  (others, typed, position, id): readonly PlacedBanner[] =>
    typed?.kind !== 'banner' ? others : others.toSpliced(position - 1, 0, { id, value: typed }),
);

/** Those that one kind of screen shows, from one moment on: those whose time is over are gone. */
export const bannersOn = (row: readonly PlacedBanner[], screen: 'desktop' | 'mobile', now: string) =>
  row.filter(
    ({ value: { screens, until } }) => (screens === 'both' || screens === screen) && (until === null || until > now),
  );
