/** Runs at most `max` tasks at a time, in the order they were given. */
export function limitConcurrency(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // Hand the slot to the next in line, or free it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
