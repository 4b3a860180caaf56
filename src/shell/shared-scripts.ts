let loading: Promise<void> | undefined;

/**
 * Evaluates the scripts of the page's islands, which the page names (build/scripts/shared-scripts.ts) and has asked for, one per task:
 * together they would hold up a tap.
 */
export function loadSharedScripts(): Promise<void> {
  loading ??= (async () => {
    await window.painted;
    window.fetchScripts('modulepreload');
    await window.translated;
    const names = document.querySelector('[data-scripts]')?.textContent ?? '[]';
    for (const url of JSON.parse(names) as readonly string[]) {
      // An island says itself what it can't load.
      await import(/* @vite-ignore */ url).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve));
    }
  })();
  return loading;
}
