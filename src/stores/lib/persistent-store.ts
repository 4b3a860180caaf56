import './storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import * as v from 'valibot';

/**
 * A store that this device keeps, shared by its tabs. What lies there may be old, broken or somebody else's: only what
 * has the `shape` counts, anything else is as if `nothing` were kept. `nothing` itself leaves no entry.
 */
export function keptStore<T>(key: string, shape: v.GenericSchema<unknown, T>, nothing: T) {
  const none = JSON.stringify(nothing);
  return persistentAtom<T>(key, nothing, {
    encode(value) {
      const text = JSON.stringify(value);
      return (text === none ? undefined : text) as string; // `undefined` removes the entry.
    },
    decode(text) {
      try {
        return v.parse(shape, JSON.parse(text));
      } catch {
        return nothing;
      }
    },
  });
}
