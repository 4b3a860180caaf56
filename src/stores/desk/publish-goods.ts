import * as v from 'valibot';
import { $publishing, buildAgain } from '../editor/publish.ts';
import { persistentStore } from '../lib/persistent-store.ts';

/** Whether names, photos or sizes were changed on this device that the shop's pages do not show yet. */
export const $isPublishable = persistentStore('desk-publish', v.boolean(), false);

export const notePublishable = (): void => $isPublishable.set(true);

export async function publishGoods(): Promise<void> {
  await buildAgain();
  if (!$publishing.get().error) $isPublishable.set(false);
}
