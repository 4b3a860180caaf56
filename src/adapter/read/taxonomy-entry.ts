import { isGiven, isRecord, type JsonObject, keyFor, pick } from '../json.ts';
import type { Kind, Reading } from '../reading.ts';
import { flat, listIn } from '../unwrap.ts';
import { id, isSameId, line } from '../values.ts';

/** A category, sub-category or brand as far as a product names it; `join` looks up the rest. */
export interface TaxonomyEntry {
  readonly id?: string | number | undefined;
  readonly name?: string | undefined;
  readonly slug?: unknown;
}

/** What kinds are called for short. */
const SHORT: Readonly<Record<string, readonly string[]>> = { category: ['cat'], subCategory: ['subCat'] };

/** Reads an entry from an object, the first of a list, an id or a name, under whichever of `names` has it. */
export function taxonomyEntry(
  fields: JsonObject,
  at: Reading,
  kind: Kind,
  names: readonly string[],
): TaxonomyEntry | undefined {
  const kinds = [kind, ...(SHORT[kind] ?? [])];
  const idKey = keyFor(
    fields,
    kinds.flatMap((each) => [`${each}Id`, `product${each}Id`, `${each}Ids`]),
  );
  const nameKey = keyFor(
    fields,
    kinds.flatMap((each) => [`${each}Name`, `product${each}Name`]),
  );
  const idAndName = {
    id: idKey === undefined ? undefined : id(first(fields[idKey])),
    name: nameKey === undefined ? undefined : line(fields[nameKey]),
  };
  for (const name of names) {
    const key = keyFor(fields, [name]);
    const value = key === undefined ? undefined : flat(first(fields[key]));
    if (!isGiven(value) || typeof value === 'boolean') continue;
    if (isRecord(value)) {
      const nested = at.read(value, kind, 'id', 'name', 'slug');
      if (nested['id'] === undefined && nested['name'] === undefined) continue;
      if (key !== kind) at.note(kind, `read from ${String(key)}`);
      return { ...value, id: idAndName.id, name: idAndName.name, ...nested };
    }
    at.note(kind, `read from ${String(key)} alone`);
    // An id if it is one beyond doubt, otherwise a name; `join` knows better where there is a list.
    return typeof value === 'number'
      ? { ...idAndName, id: value }
      : { id: idAndName.id, name: idAndName.name ?? line(value) };
  }
  if (idAndName.id === undefined && idAndName.name === undefined) return undefined;
  at.note(kind, `read from ${[idKey, nameKey].filter(Boolean).join(' and ')}`);
  return idAndName;
}

/** The first of a list; any other value as it is. */
const first = (value: unknown): unknown =>
  Array.isArray(value)
    ? value[0]
    : isRecord(value) && !isGiven(pick(value, 'id', 'name', 'title'))
      ? (listIn(value)?.[0] ?? value)
      : value;

/** Completes an entry with only an id or a name from the provider's lists; null where they lack it. */
export function join(entry: TaxonomyEntry | undefined, kind: Kind, at: Reading): TaxonomyEntry | null | undefined {
  if (!entry || (entry.id !== undefined && entry.name !== undefined)) return entry;
  const list = at.lists?.[kind];
  if (!list) at.incomplete.add(kind);
  const words = String(entry.id ?? entry.name);
  const found = list?.find(
    (one) => isSameId(one['id'], words) || [one['name'], one['slug']].some((name) => isSame(name, words)),
  );
  if (found) return { id: found['id'] as string, name: found['name'] as string, slug: found['slug'] };
  // A brand is its name where nobody lists brands; a category that nobody lists has no page.
  if (list && list.length > 0 && kind !== 'brand') return null;
  return entry.name === undefined ? (kind === 'brand' ? null : { ...entry, name: '' }) : { ...entry, id: entry.name };
}

const isSame = (name: unknown, words: string): boolean =>
  typeof name === 'string' && name.toLowerCase() === words.toLowerCase();
