/**
 * Gives what was opened above a page an entry of its own in the history, so that Back closes it and the page stays. Returns what
 * is called when it closes in another way: it takes the entry back.
 */
export function closeOnBack(close: () => void): () => void {
  const entry = { above: Date.now() };
  const isAbove = () => (history.state as { above?: unknown } | null)?.above === entry.above;
  history.pushState({ ...history.state, ...entry }, '');
  const follow = () => isAbove() || close();
  addEventListener('popstate', follow);
  return () => {
    removeEventListener('popstate', follow);
    if (isAbove()) history.back();
  };
}
