// Inlined at the start of the body, minified: as a module it would show the splash over a page already in use.
/** Shows the splash once per tab session, over a page that goes on loading. */
(async ({ content, dataset }) => {
  const key = 'splash';
  let stored;
  try {
    stored = sessionStorage.getItem(key);
  } catch {
    // A tab's name is what its next page still knows; src/stores/lib/visit.ts keeps more in it.
    stored = window.name;
  }
  if (stored) return;
  // A prerendered page may never be shown.
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  try {
    sessionStorage.setItem(key, 'seen');
  } catch {
    window.name = key;
  }
  let hasInteracted = false;
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(type, () => (hasInteracted = true), { capture: true, once: true, passive: true });
  try {
    const response = await fetch('/flashscreen.json');
    const { backgroundColor, textColor } = await response.json();
    if (!response.ok || ![backgroundColor, textColor].every((colour) => CSS.supports('color', colour)))
      throw new Error('It needs backgroundColor and textColor.');
    const [firstPaint] = performance.getEntriesByType('paint');
    if (hasInteracted || (firstPaint && performance.now() - firstPaint.startTime > dataset.timeout)) return;
    const splash = content.firstElementChild.cloneNode(true);
    splash.style.backgroundColor = backgroundColor;
    splash.style.color = textColor;
    document.body.append(splash);
    setTimeout(() => splash.remove(), dataset.duration);
  } catch (error) {
    console.warn('flashscreen.json could not be read: there is no splash.', error);
  }
})(document.querySelector('#splash'));
