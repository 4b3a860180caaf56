import * as v from 'valibot';

export interface SessionEntry<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
  /** Returns the value and removes the entry, so that it is used once. */
  readonly consume: () => T;
}

const withConsume = <T>(read: () => T, write: (value: T) => void, empty: T): SessionEntry<T> => ({
  read,
  write,
  consume() {
    const value = read();
    write(empty);
    return value;
  },
});

/** Returns a text of this tab's session storage, null when there is none. Where storage is blocked, nothing is stored. */
export const sessionText = (key: string): SessionEntry<string | null> =>
  withConsume<string | null>(
    () => {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    (text) => {
      try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch {
        // Without storage the text is gone with the page.
      }
    },
    null,
  );

/**
 * Returns an entry of this tab's session storage. Anything but the `schema` reads as `empty`, which itself leaves no
 * entry.
 */
export function sessionEntry<T>(key: string, schema: v.GenericSchema<unknown, T>, empty: T): SessionEntry<T> {
  const none = JSON.stringify(empty);
  const entry = sessionText(key);
  return withConsume(
    () => {
      try {
        return v.parse(schema, JSON.parse(entry.read() ?? ''));
      } catch {
        return empty;
      }
    },
    (value) => {
      const text = JSON.stringify(value);
      entry.write(text === none ? null : text);
    },
    empty,
  );
}
