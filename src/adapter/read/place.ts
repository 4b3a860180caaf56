import { type Came, isGiven, isRecord, keyFor, known, pick } from '../json.ts';
import type { Kind, Reading } from '../reading.ts';
import { flat, listIn } from '../unwrap.ts';
import { id, line } from '../values.ts';
import { sameId } from '../../../contract/id.ts';
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

/** With both id and name, as the lists of the provider have them where the product says one alone; null where they don't know it. */
export function join(place: Place | undefined, kind: Kind, at: Reading): Place | null | undefined {
  if (!place || (place.id !== undefined && place.name !== undefined)) return place;
  const list = at.places?.[kind];
  if (!list) at.incomplete.add(kind);
  const words = String(place.id ?? place.name);
  const found = list?.find(
    (one) => sameId(one['id'] as string, words) || [one['name'], one['slug']].some((name) => isSame(name, words)),
  );
  if (found) return { id: found['id'] as string, name: found['name'] as string, slug: found['slug'] };
  // A brand is its name where nobody lists brands; a category that nobody lists has no page.
  if (list && list.length > 0 && kind !== 'brand') return null;
  return place.name === undefined ? (kind === 'brand' ? null : { ...place, name: '' }) : { ...place, id: place.name };
}

const isSame = (name: unknown, words: string): boolean =>
  typeof name === 'string' && name.toLowerCase() === words.toLowerCase();
