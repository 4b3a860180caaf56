const FIRST_WAIT_MS = 2000;
const MAX_WAIT_MS = 60_000;

/** Opens the page that was asked for as soon as it can be had: a network may be there later than the browser says, or without a word. */
export async function retryPage(): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
      addEventListener('online', resolve, { once: true });
    });
    if (!document.hidden && navigator.onLine && (await isThere())) return location.reload();
  }
}

const isThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
