import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { isRecord, kindOf } from './json.ts';
import { type Dropped, type Kind, type LookedUp, Reading } from './reading.ts';
import { readers } from './readers.ts';
import { withoutUnreadable } from './without-unreadable.ts';

/** A foreign answer, read. */
export interface Adapted {
  /** For the contract's own check: of the contract's shape, as far as it could be read. */
  readonly answer: unknown;
  /** Entries of a list that could not be read and were left out. */
  readonly dropped: readonly Dropped[];
  /** Fields that were read from other names or shapes, such as `price: read from selling_price`. Empty for an answer of the contract. */
  readonly notes: readonly string[];
  /** Kinds of which products carry only an id or a name; a second reading with `lists` adds the other. */
  readonly incomplete: readonly Kind[];
  /** Ids of products that it names by their ids alone; a second reading with `products` has them. */
  readonly unknownProducts: readonly string[];
  /** The id of a size within a product, where it is not known whether it is a product too. */
  readonly unknownVariant: unknown;
  /** Our fields that the provider has another name for. */
  readonly names: ReadonlyMap<string, string>;
}

/** Such as `GET /cart/web/c`: how a call is named in messages and in `shop.adapter.ts`. */
export const nameOf = (call: Readonly<Record<'method' | 'path', string>>): string => `${call.method} ${call.path}`;

/**
 * Reads a foreign answer as one of the contract. Never throws: the contract's check reports what can't be read.
 * An answer of the contract comes out as it went in.
 */
export function adapt(call: Call, received: unknown, found: LookedUp = {}): Adapted {
  const at = new Reading(nameOf(call), received, found);
  const read = readers[nameOf(call)]?.(received, at) ?? received;
  const { answer, dropped } = dropUnreadable(call, read, at);
  const { notes, names, unknownVariant } = at;
  return {
    answer,
    dropped,
    notes,
    names,
    unknownVariant,
    incomplete: [...at.incomplete],
    unknownProducts: [...at.unknownProducts],
  };
}

/** Drops only what does not fit: a field that may be missing, else the entry of a list, so that one bad entry does not cost the list. */
function dropUnreadable(call: Call, read: unknown, at: Reading): { answer: unknown; dropped: readonly Dropped[] } {
  const item = itemSchema(call);
  if (!item || !isRecord(read) || !Array.isArray(read['data']))
    return { answer: withoutUnreadable(call.answer as v.GenericSchema, read, at).record, dropped: [] };
  const dropped: Dropped[] = [];
  const data: unknown[] = [];
  for (const [i, entry] of read['data'].entries()) {
    const { record, issue } = withoutUnreadable(item, entry, at);
    if (issue) dropped.push(left(nameOf(call), `data.${i}`, entry, issue));
    else data.push(record);
  }
  // All of them unreadable is an answer that can't be read, not an empty shop. A cart may well hold nothing else.
  if (data.length === 0 && dropped.length > 0 && !/^\/(?:cart|wishlist)\//.test(call.path))
    return { answer: read, dropped: [] };
  return { answer: { ...read, data }, dropped };
}

function left(call: string, where: string, entry: unknown, issue: v.BaseIssue<unknown>): Dropped {
  const path = v.getDotPath(issue);
  const problem = `${kindOf(path === null ? entry : issue.input)} came, ${wanted(issue)} would do`;
  return { call, field: path === null ? where : `${where}.${path}`, problem };
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Object: 'an object',
  Array: 'a list',
};

/** Describes the expected type in words. */
const wanted = (issue: v.BaseIssue<unknown>): string => WORDS[issue.expected ?? ''] ?? issue.expected ?? issue.type;

/** Whether a call is answered by a list. */
export const isList = (call: Call): boolean => itemSchema(call) !== undefined;

/** The schema of one entry of an answer's list. */
function itemSchema({ answer }: Call): v.GenericSchema | undefined {
  const { data } = (answer as { entries?: { data?: { type: string; item?: v.GenericSchema } } }).entries ?? {};
  return data?.type === 'array' ? data.item : undefined;
}
