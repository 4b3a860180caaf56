/** Asks once per build; a failed ask is asked again by whoever needs it next. */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () =>
    (answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    }));
}

/** As `once`, for each key by itself. */
export function oncePer<K, T>(ask: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const answers = new Map<K, () => Promise<T>>();
  return (key) => {
    const known = answers.get(key) ?? once(() => ask(key));
    answers.set(key, known);
    return known();
  };
}
