import type { Id } from '../../../contract/id.ts';
import { VIEWED } from '../../storage-keys.ts';
import { writeStored, readStored } from '../lib/storage.ts';
import { parseViewed, withViewed } from './viewed-list.ts';

/** The products whose pages were looked at on this device, newest first. */
export const viewedIds = (): readonly Id[] => parseViewed(readStored(VIEWED));

export const rememberViewed = (id: Id): void => void writeStored(VIEWED, withViewed(viewedIds(), id));
