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

/** The build's configuration and its pages have a copy of every module each: this is what they share. */
const shared = globalThis as { answersOfBuild?: Map<string, Promise<unknown>> };
const answers = (shared.answersOfBuild ??= new Map());

/** As `once`, for all copies of the asking module. */
export function onceInBuild<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = answers.get(key) as Promise<T> | undefined;
  if (known) return known;
  const answer = ask();
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

/** What was answered, under the keys it was asked by. */
export type Answers = readonly (readonly [key: string, answer: unknown])[];

/** All that was asked in this build, for a thread that has a globe of its own. */
export const answersOfBuild = (): Promise<Answers> =>
  Promise.all([...answers].map(async ([key, answer]) => [key, await answer] as const));

export function takeAnswers(given: Answers): void {
  for (const [key, answer] of given) answers.set(key, Promise.resolve(answer));
}
