import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

const memory = new Map<string, string>();

/**
 * `localStorage` where it can be used, memory where it can't: private modes, a full disk, blocked cookies. The shop
 * then works until the tab is closed.
 */
const storage = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, key: string) => attempt(() => localStorage.getItem(key)) ?? memory.get(key),
    set(_, key: string, value: string) {
      memory.set(key, value);
      attempt(() => localStorage.setItem(key, value));
      return true;
    },
    has: (_, key: string) => attempt(() => localStorage.getItem(key)) != null || memory.has(key),
    deleteProperty(_, key: string) {
      memory.delete(key);
      attempt(() => localStorage.removeItem(key));
      return true;
    },
  },
);

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined; // The value is still in memory.
  }
}

if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);
