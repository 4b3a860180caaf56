import { computed } from 'nanostores';
import * as v from 'valibot';
import type { ContentItem, ContentValue } from '../../../contract/content-item.ts';
import { $contentItem, $view, NEW_BANNER } from './view.ts';
import { persistentStore } from '../lib/persistent-store.ts';

const Loose = v.looseObject({ kind: v.picklist(['page', 'banner', 'splash', 'notice']) });
const Unsaved = v.record(v.string(), v.object({ value: Loose, basedOn: v.number() }));

/** What was typed and not saved, by item, with the version it was typed on: no reload and no lost connection takes it. */
export const $unsaved = persistentStore('editor-unsaved', Unsaved, {});

const NOTHING: Record<ContentValue['kind'], ContentValue> = {
  page: { kind: 'page', title: '', content: '', translations: null },
  banner: {
    kind: 'banner',
    screens: 'both',
    title: null,
    text: null,
    link: null,
    image: null,
    alt: null,
    tint: 'sand',
    pictures: null,
    from: null,
    until: null,
    place: null,
    removed: false,
    translations: null,
  },
  splash: { kind: 'splash', backgroundColor: '#1c5b3a', textColor: '#fdfbf4' },
  notice: { kind: 'notice', text: '', from: null, until: null, translations: null },
};

/** What an English text is that was deleted: of a banner, which may do without, nothing; of others, an empty text. */
export const blankText = (kind: ContentValue['kind'], name: string): string | null =>
  (NOTHING[kind] as Readonly<Record<string, unknown>>)[name] === null ? null : '';

const kindOf = (id: string): ContentValue['kind'] | undefined =>
  (Object.keys(NOTHING) as ContentValue['kind'][]).find((kind) => id === kind || id.startsWith(`${kind}:`));

const savedValue = (id: string, item: ContentItem | null): ContentValue | null => {
  const kind = kindOf(id);
  if (!kind || (!item && id !== NEW_BANNER)) return null;
  return item?.draft?.value ?? item?.published ?? NOTHING[kind];
};

/** What the open form holds: what was typed, else the draft, else what is published. */
export const $typed = computed([$view, $contentItem, $unsaved], (view, item, unsaved) => {
  const saved = savedValue(view, item);
  const typed = unsaved[view]?.value;
  // An entry stored by an older version of the page may lack a field.
  return saved && typed?.kind === saved.kind ? ({ ...saved, ...typed } as ContentValue) : saved;
});

export const $isUnsaved = computed([$view, $unsaved], (view, unsaved) => view in unsaved);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Notes what is typed. Typed back to what is saved, there is nothing left to save. */
export function type(fields: object): void {
  const view = $view.get();
  const before = $typed.get();
  if (!before) return;
  const value = { ...before, ...fields };
  const { [view]: earlier, ...others } = $unsaved.get();
  if (same(value, savedValue(view, $contentItem.get()))) return $unsaved.set(others);
  const basedOn = earlier?.basedOn ?? $contentItem.get()?.version ?? 0;
  $unsaved.set({ ...others, [view]: { value, basedOn } });
}

/** Goes on from that version: what came in between has been seen. */
export function typeOn(id: string, basedOn: number): void {
  const entry = $unsaved.get()[id];
  if (entry) $unsaved.set({ ...$unsaved.get(), [id]: { ...entry, basedOn } });
}

/** Puts a value into an item's form, as if it had been typed on the newest version. */
export const typeAll = (item: ContentItem, value: ContentValue): void =>
  $unsaved.set({ ...$unsaved.get(), [item.id]: { value, basedOn: item.version } });

export function resetTyped(id: string): void {
  const { [id]: _, ...others } = $unsaved.get();
  $unsaved.set(others);
}
