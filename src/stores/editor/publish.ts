import { atom, computed, onMount } from 'nanostores';
import type { ContentItem } from '../../../contract/content-item.ts';
import type { SiteStatus } from '../../../contract/release.ts';
import * as contract from '../../../contract/editor.ts';
import { askAsEditor } from '../../api/editor.ts';
import { edit, editorName } from './access.ts';
import { $contentItems, loadContentItems } from './content-items.ts';
import { type Difference, differences } from './text-diff.ts';
import { idle, type Loaded, type RequestState } from '../lib/request.ts';

/** Milliseconds between two looks at how far the publishing is. */
const POLL_MS = 1500;

export const $drafts = computed($contentItems, ({ data }) => data.filter(({ draft }) => draft !== null));
/** Drafts that stay behind when the others are published. */
export const $leftBehind = atom<readonly string[]>([]);
/** What publishing would change, by the item's id. */
export const $differences = atom<Readonly<Record<string, readonly Difference[]>>>({});
export const $publishing = atom<RequestState>(idle);
export const $site = atom<Loaded<SiteStatus | null>>({ ...idle, data: null });

export function choose(id: string, isChosen: boolean): void {
  const others = $leftBehind.get().filter((left) => left !== id);
  $leftBehind.set(isChosen ? others : [...others, id]);
}

onMount($differences, () => {
  if (typeof document === 'undefined') return;
  const compare = async (drafts: readonly ContentItem[]) => {
    const found = drafts.map(
      async ({ id, published, draft }) => [id, await differences(published, draft?.value ?? null)] as const,
    );
    const all = await Promise.all(found);
    if ($drafts.get() === drafts) $differences.set(Object.fromEntries(all));
  };
  return $drafts.subscribe((drafts) => void compare(drafts));
});

/** Publishes the chosen drafts as they are shown, all or none. */
export async function publish(): Promise<void> {
  const left = $leftBehind.get();
  const items = $drafts.get().filter(({ id }) => !left.includes(id));
  const chosen = items.map(({ id, version }) => ({ id, version }));
  await act(() => askAsEditor(contract.publish, { body: { by: editorName(), items: chosen } }));
  // Also after a refusal: somebody may have saved meanwhile.
  await loadContentItems();
}

export const buildAgain = (): Promise<void> =>
  act(() => askAsEditor(contract.buildSite, { body: { by: editorName() } }));
/** Shows an earlier release; with `drafts` what was published since is a draft again. */
export async function switchBack(release: string, drafts: boolean): Promise<void> {
  await act(() => askAsEditor(contract.switchRelease, { body: { release, drafts, by: editorName() } }));
  if (drafts) await loadContentItems();
}

async function act(call: () => Promise<{ data: SiteStatus }>): Promise<void> {
  const answer = await edit($publishing, call, () => ({}));
  if (!answer) return;
  $site.set({ ...$site.get(), data: answer.data });
  follow();
}

/** Somebody has the site's state before them. */
let isWatched = false;
let timer: ReturnType<typeof setTimeout> | undefined;

async function lookAtSite(): Promise<void> {
  await edit(
    $site,
    () => askAsEditor(contract.getSiteStatus),
    ({ data }) => ({ data }),
  );
  follow();
}

/** Looks again while something is under way and somebody watches. */
function follow(): void {
  clearTimeout(timer);
  const { data, error } = $site.get();
  if (isWatched && (data?.state === 'working' || error)) timer = setTimeout(() => void lookAtSite(), POLL_MS);
}

onMount($site, () => {
  if (typeof document === 'undefined') return;
  isWatched = true;
  queueMicrotask(lookAtSite);
  return () => {
    isWatched = false;
    clearTimeout(timer);
  };
});
