import { isGiven, type JsonObject, keyFor, pick } from './json.ts';
import { amount } from './money.ts';
import { type Field, find, type Noun, type Row, rowAt, rowsOf, type Type } from './names.ts';
import { picture, pictures } from './picture.ts';
import { dayOf, momentOf } from './time.ts';
import { flag, id, line, number, phone, prose, text } from './values.ts';

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

/** What was asked for besides, to complete an answer. */
export interface LookedUp {
  readonly lists?: TaxonomyLists;
  /** Products by their ids, as read; null where the provider has none of that id. */
  readonly products?: ReadonlyMap<string, JsonObject | null>;
  /** Whether the sizes of a product are products too, where that is known. */
  readonly variantsAreProducts?: boolean | undefined;
}

/** How a value is read that needs nothing else; `base` is what relative pictures begin with. */
const READ: Readonly<Record<Exclude<Type, 'amount' | 'part'>, (value: unknown, base: string | undefined) => unknown>> =
  {
    any: (value) => value,
    id,
    text,
    phone,
    line,
    prose,
    number,
    flag,
    day: dayOf,
    moment: momentOf,
    picture,
    pictures,
  };

/** The reading of one answer; collects notes on what differs from the contract. */
export class Reading {
  readonly call: string;
  /** Undefined until the lists have been fetched. */
  readonly lists: TaxonomyLists | undefined;
  /** Kinds whose lists are needed to complete the answer. */
  readonly incomplete = new Set<Kind>();
  /** Ids of products that the answer names by their ids alone. */
  readonly unknownProducts = new Set<string>();
  /** The id of a size within a product, where it is not known whether it is a product too. */
  unknownVariant: unknown;
  /** Our fields, each with the provider's name for it. */
  readonly names = new Map<string, string>();
  readonly variantsAreProducts: boolean | undefined;
  readonly #products: LookedUp['products'];
  readonly #pictureBase: string | undefined;
  readonly #notes = new Set<string>();

  constructor(call: string, received?: unknown, { lists, products, variantsAreProducts }: LookedUp = {}) {
    this.call = call;
    this.lists = lists;
    this.#products = products;
    this.variantsAreProducts = variantsAreProducts;
    const base =
      find(received, 'picture.imageBaseUrl') ?? find(pick(received, 'data', 'meta', 'result'), 'picture.imageBaseUrl');
    this.#pictureBase = typeof base === 'string' ? base : undefined;
  }

  /** A product of which the answer has only the id; undefined until it has been looked up, or where there is none. */
  productOf(id: string | number): JsonObject | undefined {
    const found = this.#products?.get(String(id));
    if (found === undefined) this.unknownProducts.add(String(id));
    else this.note('product', 'looked up by its id');
    return found ?? undefined;
  }

  /** What the relative pictures of `fields` begin with. */
  pictureBase(fields: JsonObject): string | undefined {
    const base = find(fields, 'picture.imageBaseUrl');
    return typeof base === 'string' ? base : this.#pictureBase;
  }

  /** Notes once that a field was read from something else. */
  note(field: string, how: string): void {
    this.#notes.add(`${field}: ${how}`);
  }

  get notes(): readonly string[] {
    return [...this.#notes];
  }

  /** The value of a field of the table, as it came. */
  field(fields: JsonObject, field: Field): unknown {
    return this.#valueOf(fields, rowAt(field));
  }

  /** All fields of a noun, or those of `only`, each as the table says; what is not there is left out, and so is each part. */
  read(fields: JsonObject, noun: Noun, ...only: readonly string[]): JsonObject {
    const found: Record<string, unknown> = {};
    for (const row of rowsOf(noun)) {
      const { name, type } = row;
      if (type === 'part' || (only.length > 0 && !only.includes(name))) continue;
      const value =
        type === 'amount'
          ? amount(fields, this, `${noun}.${name}` as Field)
          : READ[type](this.#valueOf(fields, row), type.startsWith('picture') ? this.pictureBase(fields) : undefined);
      if (value !== undefined) found[name] = value;
    }
    return found;
  }

  #valueOf(fields: JsonObject, { name, names, byEnding }: Row): unknown {
    const key = keyFor(fields, names) ?? (byEnding ? keyLike(fields, name) : undefined);
    if (key === undefined) return undefined;
    if (key !== name) {
      this.note(name, `read from ${key}`);
      // An entry's own come before those of what stands within it.
      if (!this.names.has(name)) this.names.set(name, key);
    }
    return fields[key];
  }
}

/** The first key that ends like a name: what a record calls its own stands before what it points to, such as `cat_id`. */
function keyLike(fields: JsonObject, name: string): string | undefined {
  const ending = new RegExp(`(?:_${name}|${name.charAt(0).toUpperCase()}${name.slice(1)})$`);
  const key = Object.keys(fields).find((other) => ending.test(other));
  return key !== undefined && isGiven(fields[key]) ? key : undefined;
}
