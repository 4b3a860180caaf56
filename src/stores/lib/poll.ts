/**
 * Works again and again, that many milliseconds after the last time has ended, while the page is seen; at once when it
 * is seen again. Returns what ends it.
 */
export function poll(work: () => Promise<unknown>, everyMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWorking = false;
  let hasEnded = false;
  const wait = () => {
    if (!hasEnded) timer = setTimeout(() => void tick(), everyMs);
  };
  async function tick(): Promise<void> {
    if (isWorking || document.hidden) return;
    clearTimeout(timer);
    isWorking = true;
    await work().finally(() => (isWorking = false));
    wait();
  }
  const look = () => void tick();
  wait();
  document.addEventListener('visibilitychange', look);
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
