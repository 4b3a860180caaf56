import * as v from 'valibot';
import { storeForVisit, readForVisit } from './visit.ts';

/** Returns a text of this tab's session storage, null when there is none. Where storage is blocked, only visit.ts keeps some. */
export const sessionText = (key: string) => ({
  read(): string | null {
    try {
      return readForVisit(key) ?? sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(text: string | null): void {
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
      storeForVisit(key, undefined);
    } catch {
      storeForVisit(key, text ?? undefined);
    }
  },
});

/**
 * Returns an entry of this tab's session storage. Anything but the `schema` reads as `empty`, which itself leaves no
 * entry.
 */
export function sessionEntry<T>(key: string, schema: v.GenericSchema<unknown, T>, empty: T) {
  const entry = sessionText(key);
  const read = (): T => {
    try {
      return v.parse(schema, JSON.parse(entry.read() ?? ''));
    } catch {
      return empty;
    }
  };
  const write = (value: T): void => {
    const text = JSON.stringify(value);
    entry.write(text === JSON.stringify(empty) ? null : text);
  };
  /** Returns the value and removes the entry, so that it is used once. */
  const consume = (): T => {
    const value = read();
    write(empty);
    return value;
  };
  return { read, write, consume };
}
