import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';

const memory: Record<string, string> = {};

/**
 * `localStorage` where it can be used, memory where it can't: private modes, a full disk, blocked cookies. The shop
 * then works until the tab is closed.
 */
const storage = new Proxy(memory, {
  get: (_, key: string) => attempt(() => localStorage.getItem(key)) ?? memory[key],
  set(_, key: string, value: string) {
    memory[key] = value;
    attempt(() => localStorage.setItem(key, value));
    return true;
  },
  has: (_, key: string) => attempt(() => localStorage.getItem(key)) != null || key in memory,
  deleteProperty(_, key: string) {
    delete memory[key];
    attempt(() => localStorage.removeItem(key));
    return true;
  },
});

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined; // The value is still in memory.
  }
}

if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);
