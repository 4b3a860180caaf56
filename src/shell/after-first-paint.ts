/** Runs a task once something of the page has been painted; in a tab that nobody looks at yet, once the page is complete. */
export function afterFirstPaint(task: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    observer.disconnect();
    task();
  };
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) once();
  });
  observer.observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') once();
  else addEventListener('load', once);
}
