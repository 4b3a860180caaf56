import { type Came, keyFor } from './json.ts';

/** Something of an answer that could not be read and was left out, the rest being kept. */
export interface Dropped {
  /** Such as `GET /cart/web/c`. */
  readonly call: string;
  /** Such as `data.3.product.price`. */
  readonly field: string;
  /** What came, as a kind, and what would do: never a value. */
  readonly problem: string;
}

export type Kind = 'category' | 'subCategory' | 'brand';
/** What is known of them besides the answer, each with id, name and slug. */
export type Places = Readonly<Partial<Record<Kind, readonly Came[]>>>;

/** One answer being read: gathers what was read otherwise than it is in the contract. */
export class Reading {
  readonly call: string;
  /** Undefined until they are asked for. */
  readonly places: Places | undefined;
  /** Of what more has to be known than the answer says. */
  readonly incomplete = new Set<Kind>();
  readonly #notes = new Set<string>();

  constructor(call: string, places?: Places) {
    this.call = call;
    this.places = places;
  }

  /** Says once that a field was read from something else. */
  note(field: string, how: string): void {
    this.#notes.add(`${field}: ${how}`);
  }

  get notes(): readonly string[] {
    return [...this.#notes];
  }

  /** The value of our field `name`, or of the first of its other names that says something. */
  field(came: Came, name: string, ...others: readonly string[]): unknown {
    const key = keyFor(came, [name, ...others]);
    if (key === undefined) return undefined;
    if (key !== name) this.note(name, `read from ${key}`);
    return came[key];
  }
}
