/** Hides elements whose `data-until` has passed since the build; the next build leaves them out. */
export function hideExpired(now = Date.now()): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    element.hidden = Date.parse(element.dataset['until'] ?? '') <= now;
}
