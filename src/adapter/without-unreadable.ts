import * as v from 'valibot';
import { isRecord } from './json.ts';
import type { Reading } from './reading.ts';

/** How many fields of one record are left out at most. */
const MAX_LEFT_OUT = 10;

/** A record without its fields that can't be read, where it does without them; as it came, and why, where it does not. */
export function withoutUnreadable(
  schema: v.GenericSchema,
  record: unknown,
  at: Reading,
): { record: unknown; issue?: v.BaseIssue<unknown> } {
  let { issues } = v.safeParse(schema, record);
  const [issue] = issues ?? [];
  let current = record;
  const names: string[] = [];
  while (issues && names.length < MAX_LEFT_OUT) {
    const keys = issues[0].path?.map(({ key }) => String(key)) ?? [];
    // From the field that is wrong to what it belongs to, the least that the record does without.
    const depths = keys.map((_, depth) => keys.slice(0, keys.length - depth));
    const path = depths.find(
      (path) => !v.safeParse(schema, without(current, path)).issues?.some((issue) => isWithin(issue, path)),
    );
    if (!path) break;
    current = without(current, path);
    names.push(path.join('.'));
    ({ issues } = v.safeParse(schema, current));
  }
  if (issues && issue) return { record, issue };
  for (const name of names) at.note(name, 'could not be read and was left out');
  return { record: current };
}

const isWithin = ({ path }: v.BaseIssue<unknown>, keys: readonly string[]): boolean =>
  keys.every((key, depth) => String(path?.[depth]?.key) === key);

/** A record without the field at a path of keys. */
function without(record: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(record))
    return record.map((entry, i) => (String(i) === key ? without(entry, rest) : (entry as unknown)));
  if (!isRecord(record)) return record;
  return { ...record, [key]: rest.length === 0 ? undefined : without(record[key], rest) };
}
