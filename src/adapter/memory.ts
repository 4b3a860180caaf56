import type { JsonObject } from './json.ts';
import { isSpelling } from './names.ts';
import { OURS, type Wording } from './wording.ts';

/** What was learned of a provider, stored for the session in a browser and for the duration of a build. Names only, never values. */
interface Learned {
  readonly wordings: Record<string, Wording>;
  /** Names that were right in one call are tried first in the next. */
  readonly names: Record<string, string>;
  /** Names that the provider's own answers use, by the path of the call. */
  readonly answered: Record<string, Record<string, string>>;
  /** What the provider calls the ids of its own lists, by our name for what points to them. */
  readonly ids: Record<string, string>;
  /** Whether the sizes of a product are products too; undefined until it is known. */
  variantsAreProducts?: boolean;
  /** Whether the first page of a list is page 0. */
  countsPagesFromZero?: boolean;
}

const ENTRY = 'adapter';
/** What is read and written by one path, with or without an id. */
const WRITTEN_AS_READ = ['/user-address/', '/customer/myprofile'];
/** Our names for what points to an entry of a list. */
const POINTERS: Readonly<Record<string, string>> = {
  '/user-address/': 'addressId',
  '/delivery-slot/web/list': 'slotId',
  '/pincode/web/drop-down': 'pincodeId',
};
const nounOf = (call: string): string => (call.split(' ').at(-1) ?? '').replace('{id}', '');

export class Memory {
  readonly #learned: Learned;
  /** Whether sizes are products is being found out. */
  askingForVariant: Promise<boolean> | undefined;

  constructor() {
    this.#learned = { wordings: {}, names: {}, answered: {}, ids: {}, ...readEntry() };
  }

  get variantsAreProducts(): boolean | undefined {
    return this.#learned.variantsAreProducts;
  }

  noteVariants(areProducts: boolean): void {
    this.#learned.variantsAreProducts = areProducts;
    this.#save();
  }

  get countsPagesFromZero(): boolean {
    return this.#learned.countsPagesFromZero ?? false;
  }

  noteFirstPageIsZero(): void {
    this.#learned.countsPagesFromZero = true;
    this.#save();
  }

  wordingOf(call: string, fields: JsonObject): Wording {
    const wording = this.#learned.wordings[call] ?? OURS;
    const answered = this.#learned.answered[nounOf(call)] ?? {};
    const names = Object.entries({ ...this.#learned.names, ...answered }).filter(
      ([field]) => field in fields && !(field in wording.renamed),
    );
    const { firstName: first, lastName: last } = answered;
    const isApart = first !== undefined && last !== undefined && !answered['name'];
    if (names.length === 0 && !isApart) return wording;
    return {
      ...wording,
      renamed: { ...Object.fromEntries(names), ...wording.renamed },
      ...(isApart && { nameParts: { first, last } }),
    };
  }

  /**
   * Notes how the provider names our fields in an answer about addresses or the profile, which are sent back to it, and the ids of
   * what an order points to.
   */
  noteNames(path: string, names: ReadonlyMap<string, string>): void {
    const noun = nounOf(path);
    const pointer = POINTERS[noun];
    const ownId = names.get('id');
    if (pointer !== undefined && ownId !== undefined && !isSpelling(pointer, ownId) && /.id$/i.test(ownId)) {
      this.#learned.ids[pointer] = ownId;
      this.#save();
    }
    if (!WRITTEN_AS_READ.includes(noun)) return;
    const found = [...names].filter(([field, name]) => field !== 'id' && isSpelling(field, name));
    if (found.length === 0) return;
    this.#learned.answered[noun] = { ...this.#learned.answered[noun], ...Object.fromEntries(found) };
    this.#save();
  }

  /**
   * A guess, for a refusal without a word of which name is wanted, such as “Please select an address”: the provider's own names for
   * the ids, as `addr_id`. Null where none is left to try.
   */
  withItsIds(wording: Wording, fields: JsonObject): Wording | null {
    const ids = Object.entries(this.#learned.ids).filter(
      ([field, name]) => field in fields && wording.renamed[field] !== name,
    );
    return ids.length === 0 ? null : { ...wording, renamed: { ...wording.renamed, ...Object.fromEntries(ids) } };
  }

  learn(call: string, wording: Wording): void {
    if (wording === OURS || this.#learned.wordings[call] === wording) return;
    this.#learned.wordings[call] = wording;
    Object.assign(this.#learned.names, wording.renamed);
    // A refusal never names an order's coupon, which is optional: its name is taken from the coupon check.
    const { code } = wording.renamed;
    if (code !== undefined && call.includes('/coupon')) this.#learned.names['couponCode'] = code;
    this.#save();
  }

  #save(): void {
    try {
      globalThis.sessionStorage?.setItem(ENTRY, JSON.stringify(this.#learned));
    } catch {
      // Full or forbidden: it is learned again on the next page.
    }
  }
}

function readEntry(): Partial<Learned> {
  try {
    return JSON.parse(globalThis.sessionStorage?.getItem(ENTRY) ?? '{}') as Partial<Learned>;
  } catch {
    return {};
  }
}
