// Inlined where the body begins, without comments: what comes with a script of its own comes over a page in use.
/** Shows the splash over a page that goes on loading beneath it: at the start of a tab's session, or never in it. */
(async ({ content, dataset }) => {
  try {
    if (sessionStorage.getItem('splash')) return;
    // A page that is only being prerendered may never be seen.
    if (document.prerendering)
      await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
    sessionStorage.setItem('splash', 'seen');
  } catch {
    // Nothing to remember it by: rather no splash than one on every page.
    return;
  }
  let inUse = false;
  for (const touch of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(touch, () => (inUse = true), { capture: true, once: true, passive: true });
  try {
    const response = await fetch('/flashscreen.json');
    const { backgroundColor, textColor } = await response.json();
    if (!response.ok || ![backgroundColor, textColor].every((colour) => CSS.supports('color', colour)))
      throw new Error('It needs backgroundColor and textColor.');
    const [painted] = performance.getEntriesByType('paint');
    if (inUse || (painted && performance.now() - painted.startTime > dataset.patience)) return;
    const splash = content.firstElementChild.cloneNode(true);
    splash.style.backgroundColor = backgroundColor;
    splash.style.color = textColor;
    document.body.append(splash);
    setTimeout(() => splash.remove(), dataset.duration);
  } catch (error) {
    console.warn('flashscreen.json could not be read: there is no splash.', error);
  }
})(document.querySelector('#splash'));
