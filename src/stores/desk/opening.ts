import { atom, computed } from 'nanostores';
import { getOpening, type Opening } from '../../../contract/desk-opening.ts';
import { askAsEditor } from '../../api/editor.ts';
import { edit } from '../editor/access.ts';
import { idle, type Loaded, loadOnMount } from '../lib/request.ts';

/** What the shop needs before anybody can order. A provider of another make does not say it: its shop is open. */
export const $opening = atom<Loaded<Opening | null>>({ ...idle, data: null });

export const loadOpening = (): Promise<unknown> =>
  edit(
    $opening,
    () => askAsEditor(getOpening),
    ({ data }) => ({ data }),
  );

loadOnMount($opening, loadOpening);

/** The demo is open as it is. */
export const $hasStepsLeft = computed(
  $opening,
  ({ data }) => !!data && !data.isDemo && (!data.isOpen || Object.values(data.counts).includes(0)),
);
