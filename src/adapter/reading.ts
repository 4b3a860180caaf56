import { type JsonObject, keyFor } from './json.ts';

/** A part of an answer that was left out because it could not be read. */
export interface Dropped {
  /** Such as `GET /cart/web/c`. */
  readonly call: string;
  /** Such as `data.3.product.price`. */
  readonly field: string;
  /** The kind of value received and the kind expected; never the value itself. */
  readonly problem: string;
}

export type Kind = 'category' | 'subCategory' | 'brand';
/** Entries by kind from the provider's own lists, each with id, name and slug. */
export type TaxonomyLists = Readonly<Partial<Record<Kind, readonly JsonObject[]>>>;

/** The reading of one answer; collects notes on what differs from the contract. */
export class Reading {
  readonly call: string;
  /** Undefined until the lists have been fetched. */
  readonly lists: TaxonomyLists | undefined;
  /** Kinds whose lists are needed to complete the answer. */
  readonly incomplete = new Set<Kind>();
  readonly #notes = new Set<string>();

  constructor(call: string, lists?: TaxonomyLists) {
    this.call = call;
    this.lists = lists;
  }

  /** Notes once that a field was read from something else. */
  note(field: string, how: string): void {
    this.#notes.add(`${field}: ${how}`);
  }

  get notes(): readonly string[] {
    return [...this.#notes];
  }

  /** The value of our field `name`, or of the first of its other names that has one. */
  field(fields: JsonObject, name: string, ...others: readonly string[]): unknown {
    const key = keyFor(fields, [name, ...others]);
    if (key === undefined) return undefined;
    if (key !== name) this.note(name, `read from ${key}`);
    return fields[key];
  }
}
