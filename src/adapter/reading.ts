import { type JsonObject, keyFor, pick } from './json.ts';

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

/** Names of what a provider puts beside its relative pictures. */
const PICTURE_BASES = [
  ...['imageBaseUrl', 'imageBasePath', 'imageBase', 'baseImageUrl', 'imageUrlPrefix', 'imagePrefix', 'imagePath'],
  ...['mediaBaseUrl', 'mediaUrl', 'assetBaseUrl', 'assetUrl', 'cdnUrl', 'cdnBaseUrl', 'pictureBaseUrl'],
];

/** The reading of one answer; collects notes on what differs from the contract. */
export class Reading {
  readonly call: string;
  /** Undefined until the lists have been fetched. */
  readonly lists: TaxonomyLists | undefined;
  /** Kinds whose lists are needed to complete the answer. */
  readonly incomplete = new Set<Kind>();
  /** Ids of products that the answer names by their ids alone. */
  readonly unknownProducts = new Set<string>();
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
    const base = pick(received, ...PICTURE_BASES) ?? pick(pick(received, 'data', 'meta', 'result'), ...PICTURE_BASES);
    this.#pictureBase = typeof base === 'string' ? base : undefined;
  }

  /** A product of which the answer has only the id; undefined until it has been looked up, or where there is none. */
  productOf(id: string | number): JsonObject | undefined {
    const found = this.#products?.get(String(id));
    if (found === undefined) this.unknownProducts.add(String(id));
    else this.note('product', 'looked up by its id');
    return found ?? undefined;
  }

  /** As `field`, or the first that ends like it, such as `cat_id` for `id`: what a record calls its own stands before what it points to. */
  ending(fields: JsonObject, name: string, ...others: readonly string[]): unknown {
    const found = this.field(fields, name, ...others);
    if (found !== undefined) return found;
    const ending = new RegExp(`(?:_${name}|${name.charAt(0).toUpperCase()}${name.slice(1)})$`);
    const key = Object.keys(fields).find((key) => ending.test(key));
    return key === undefined ? undefined : this.field(fields, name, key);
  }

  /** What the relative pictures of `fields` begin with. */
  pictureBase(fields: JsonObject): string | undefined {
    const base = pick(fields, ...PICTURE_BASES);
    return typeof base === 'string' ? base : this.#pictureBase;
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
    if (key !== name) {
      this.note(name, `read from ${key}`);
      this.names.set(name, key);
    }
    return fields[key];
  }
}
