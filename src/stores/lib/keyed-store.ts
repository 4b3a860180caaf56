/**
 * Returns a function that creates a store when its key is first asked for, and returns the same store ever after. Equal
 * objects are one key, and so are an id as a number and as a text; further arguments only reach `create`.
 */
export function keyedStore<K, A extends readonly unknown[], S>(create: (key: K, ...rest: A) => S) {
  const stores = new Map<string, S>();
  return (key: K, ...rest: A): S => {
    const name = JSON.stringify(key, (_, part: unknown) => (typeof part === 'number' ? String(part) : part));
    const existing = stores.get(name);
    if (existing) return existing;
    const $store = create(key, ...rest);
    stores.set(name, $store);
    return $store;
  };
}
