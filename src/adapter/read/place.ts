import { type Came, isGiven, isRecord, keyFor, known, pick } from '../json.ts';
import type { Reading } from '../reading.ts';
import { flat, listIn } from '../unwrap.ts';
import { id, line } from '../values.ts';
import { named } from './taxonomy.ts';

/** A category, sub-category or brand of a product as far as it says: what lacks is looked up by `join`. */
export interface Place {
  readonly id?: string | number | undefined;
  readonly name?: string | undefined;
  readonly slug?: unknown;
}

/** Reads one from an object, the first of a list, an id or a name, whichever of the names has it. */
export function place(came: Came, at: Reading, kind: string, names: readonly string[]): Place | undefined {
  const idKey = keyFor(came, [`${kind}Id`, `product${kind}Id`, `${kind}Ids`]);
  const nameKey = keyFor(came, [`${kind}Name`, `product${kind}Name`]);
  const said = {
    id: idKey === undefined ? undefined : id(first(came[idKey])),
    name: nameKey === undefined ? undefined : line(came[nameKey]),
  };
  for (const name of names) {
    const key = keyFor(came, [name]);
    const value = key === undefined ? undefined : flat(first(came[key]));
    if (!isGiven(value) || typeof value === 'boolean') continue;
    if (isRecord(value)) {
      const own = known(named(value, at, kind));
      if (own['id'] === undefined && own['name'] === undefined) continue;
      if (key !== kind) at.note(kind, `read from ${String(key)}`);
      return { ...value, id: said.id, name: said.name, ...own };
    }
    at.note(kind, `read from ${String(key)} alone`);
    // An id if it is one beyond doubt, otherwise a name; `join` knows better where there is a list.
    return typeof value === 'number' ? { ...said, id: value } : { id: said.id, name: said.name ?? line(value) };
  }
  if (said.id === undefined && said.name === undefined) return undefined;
  at.note(kind, `read from ${[idKey, nameKey].filter(Boolean).join(' and ')}`);
  return said;
}

/** Of a list the first; of a path such as `Food > Rice` or a text what it is. */
const first = (value: unknown): unknown =>
  Array.isArray(value)
    ? value[0]
    : isRecord(value) && !isGiven(pick(value, 'id', 'name', 'title'))
      ? (listIn(value)?.[0] ?? value)
      : value;
