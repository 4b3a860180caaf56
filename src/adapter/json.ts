/** A JSON object of a provider, whatever its keys. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value carries information. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** `product_id`, `Product-ID` and `productId` are one name. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** @example snake('mobileNumber') // 'mobile_number' */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Computed once per object. */
const plainKeys = new WeakMap<JsonObject, ReadonlyMap<string, string>>();

function keysOf(object: JsonObject): ReadonlyMap<string, string> {
  let keys = plainKeys.get(object);
  if (!keys) {
    keys = new Map(
      Object.keys(object)
        .reverse()
        .map((key) => [plainName(key), key]),
    );
    plainKeys.set(object, keys);
  }
  return keys;
}

/** The key of the first of `names` that has a value; undefined when none has. */
export function keyFor(object: JsonObject, names: readonly string[]): string | undefined {
  for (const name of names) {
    if (isGiven(object[name])) return name;
    const key = keysOf(object).get(plainName(name));
    if (key !== undefined && isGiven(object[key])) return key;
  }
  return undefined;
}

/** The value of the first of `names` that has one. */
export function pick(value: unknown, ...names: readonly string[]): unknown {
  if (!isRecord(value)) return undefined;
  const key = keyFor(value, names);
  return key === undefined ? undefined : value[key];
}

/** Omits undefined fields, so that spreading the result does not overwrite received values. */
export const omitUndefined = (fields: JsonObject): JsonObject =>
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
