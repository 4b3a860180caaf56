import { isRecord, omitUndefined } from '../json.ts';
import { find } from '../names.ts';
import type { Reading } from '../reading.ts';
import { flag, line } from '../values.ts';

type Reader = (received: unknown, at: Reading) => unknown;

/** What has nothing particular: read as the table says. */
const plain =
  (noun: 'grouping' | 'category' | 'subCategory'): Reader =>
  (received, at) =>
    isRecord(received) ? { ...received, ...at.read(received, noun) } : received;

export const grouping = plain('grouping');
export const category = plain('category');
export const subCategory = plain('subCategory');

/** A brand may come as its name alone, which then is its id too. */
export function brand(received: unknown, at: Reading): unknown {
  if (typeof received === 'string') {
    at.note('brand', 'read from its name');
    return { id: received, name: line(received) };
  }
  if (!isRecord(received)) return received;
  const read = at.read(received, 'brand');
  const { id, name } = read;
  return { ...received, ...read, ...omitUndefined({ id: id ?? name, name: name ?? id }) };
}

/** Whether an entry is active; some providers list inactive ones too. */
export const isVisible = (received: unknown): boolean =>
  flag(find(received, 'entry.isActive')) !== false && flag(find(received, 'entry.isDeleted')) !== true;
