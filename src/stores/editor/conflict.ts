import { atom, onMount } from 'nanostores';
import { type Difference, differences } from './text-diff.ts';
import { $newer } from './form.ts';
import { $typed } from './unsaved-changes.ts';

/** How one's own text differs from what somebody else has saved meanwhile. */
export const $conflict = atom<readonly Difference[]>([]);

onMount($conflict, () =>
  $newer.subscribe((newer) => {
    if (!newer) return $conflict.set([]);
    const theirs = newer.draft?.value ?? newer.published;
    void differences(theirs, $typed.get()).then((found) => $newer.get() === newer && $conflict.set(found));
  }),
);
