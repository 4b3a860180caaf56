/** Returns a function that runs `load` once and shares its promise; a rejected one is not cached, so that the next call tries again. */
export function memoize<T>(load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () =>
    (result ??= load().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}

/** As `memoize`, with one result per key. */
export function memoizeByKey<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const results = new Map<K, () => Promise<T>>();
  return (key) => {
    const memoized = results.get(key) ?? memoize(() => load(key));
    results.set(key, memoized);
    return memoized();
  };
}

/** On the global object, because the configuration and the bundled pages each load their own copy of every module. */
const shared = globalThis as { buildMemo?: Map<string, Promise<unknown>> };
const memo = (shared.buildMemo ??= new Map());

/** As `memoize`, across all copies of the calling module. */
export function memoizeInBuild<T>(key: string, load: () => Promise<T>): Promise<T> {
  const memoized = memo.get(key) as Promise<T> | undefined;
  if (memoized) return memoized;
  const result = load();
  memo.set(key, result);
  result.catch(() => memo.delete(key));
  return result;
}

export type MemoSnapshot = readonly (readonly [key: string, value: unknown])[];

/** Returns every memoized result of this build, for a worker thread, which has a global object of its own. */
export const snapshotMemo = (): Promise<MemoSnapshot> =>
  Promise.all([...memo].map(async ([key, result]) => [key, await result] as const));

export function restoreMemo(snapshot: MemoSnapshot): void {
  for (const [key, value] of snapshot) memo.set(key, Promise.resolve(value));
}
