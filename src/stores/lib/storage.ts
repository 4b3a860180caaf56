import { config } from '../../config.ts';
import { storeForVisit, readForVisit } from './visit.ts';
import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

const memory = new Map<string, string>();
/** What could not be written to the disk; memory then knows better than an older value there. */
const unsaved = new Set<string>();

/** What this device has now, whoever wrote it; undefined when there is nothing. */
export function readStored(key: string): string | undefined {
  const stored = unsaved.has(key) ? undefined : (readForVisit(key) ?? attempt(() => localStorage.getItem(key)));
  return stored === undefined ? memory.get(key) : (stored ?? undefined);
}

/**
 * `localStorage` where it can be used, memory where it can't: private modes, a full disk, blocked cookies. The shop
 * then works until the page is left, and with what visit.ts keeps until the tab is closed.
 */
const storage = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, key: string) => readStored(key),
    has: (_, key: string) => readStored(key) !== undefined,
    set(_, key: string, value: string) {
      memory.set(key, value);
      unsaved.add(key);
      attempt(() => {
        localStorage.setItem(key, value);
        unsaved.delete(key);
      });
      storeForVisit(key, unsaved.has(key) ? value : undefined);
      return true;
    },
    deleteProperty(_, key: string) {
      memory.delete(key);
      unsaved.add(key);
      attempt(() => {
        localStorage.removeItem(key);
        unsaved.delete(key);
      });
      storeForVisit(key, undefined);
      return true;
    },
  },
);

/** Writes an entry that has no store. */
export const writeStored = (key: string, text: string): boolean => Reflect.set(storage, key, text);

/** Removes an entry whose store this page may not have. */
export const dropStored = (key: string): boolean => Reflect.deleteProperty(storage, key);

/** Whether an entry is where it survives the tab. */
export const isSaved = (key: string): boolean => !unsaved.has(key);

let isTooSlow = false;

/** Returns undefined when storage fails or has once taken longer than its timeout: memory stands in for it. */
function attempt<T>(use: () => T): T | undefined {
  if (isTooSlow) return undefined;
  const start = performance.now();
  try {
    const answer = use();
    isTooSlow = performance.now() - start > config.persisted.timeout;
    return isTooSlow ? undefined : answer;
  } catch {
    return undefined;
  }
}

if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);
