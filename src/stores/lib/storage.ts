import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

const memory = new Map<string, string>();
/** What could not be written to the disk; memory then knows better than an older value there. */
const unsaved = new Set<string>();

/** What this device has now, whoever wrote it; undefined when there is nothing. */
export const readStored = (key: string): string | undefined =>
  unsaved.has(key) ? memory.get(key) : (attempt(() => localStorage.getItem(key)) ?? undefined);

/**
 * `localStorage` where it can be used, memory where it can't: private modes, a full disk, blocked cookies. The shop
 * then works until the tab is closed.
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
      return true;
    },
    deleteProperty(_, key: string) {
      memory.delete(key);
      unsaved.add(key);
      attempt(() => {
        localStorage.removeItem(key);
        unsaved.delete(key);
      });
      return true;
    },
  },
);

/** Removes an entry whose store this page may not have. */
export const dropStored = (key: string): boolean => Reflect.deleteProperty(storage, key);

/** Whether an entry is where it survives the tab. */
export const isSaved = (key: string): boolean => !unsaved.has(key);

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined; // Memory has it.
  }
}

if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);
