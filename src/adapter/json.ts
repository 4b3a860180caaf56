/** A JSON object of a provider, whatever its keys. */
export type Came = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Came =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a provider says something with it. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** `product_id`, `Product-ID` and `productId` are one name. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** Read once for each object, however many fields are asked for. */
const plainKeys = new WeakMap<Came, ReadonlyMap<string, string>>();

function keysOf(came: Came): ReadonlyMap<string, string> {
  let keys = plainKeys.get(came);
  if (!keys) {
    keys = new Map(
      Object.keys(came)
        .reverse()
        .map((key) => [plainName(key), key]),
    );
    plainKeys.set(came, keys);
  }
  return keys;
}

/** The key that stands for the first of `names` that says something; undefined when none does. */
export function keyFor(came: Came, names: readonly string[]): string | undefined {
  for (const name of names) {
    if (isGiven(came[name])) return name;
    const key = keysOf(came).get(plainName(name));
    if (key !== undefined && isGiven(came[key])) return key;
  }
  return undefined;
}

/** The value of the first of `names` that says something. */
export function pick(came: unknown, ...names: readonly string[]): unknown {
  if (!isRecord(came)) return undefined;
  const key = keyFor(came, names);
  return key === undefined ? undefined : came[key];
}

/** Without the fields nothing is known of, so that what came stands there. */
export const known = (fields: Came): Came =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** What a value is, for a message: never the value, which may be somebody's name or number. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return { string: 'a text', number: 'a number', boolean: 'true or false', object: 'an object' }[
    typeof value as string
  ] as string;
}
