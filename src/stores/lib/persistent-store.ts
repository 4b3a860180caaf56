import './storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import * as v from 'valibot';

/**
 * Returns a store saved on this device and shared by its tabs. The entry may be old, broken or foreign: anything but the
 * `schema` reads as `empty`, which itself leaves no entry.
 */
export function persistentStore<T>(key: string, schema: v.GenericSchema<unknown, T>, empty: T) {
  const none = JSON.stringify(empty);
  return persistentAtom<T>(key, empty, {
    encode(value) {
      const text = JSON.stringify(value);
      return (text === none ? undefined : text) as string; // `undefined` removes the entry.
    },
    decode(text) {
      try {
        return v.parse(schema, JSON.parse(text));
      } catch {
        return empty;
      }
    },
  });
}
