/** Hides what was to be shown until a moment that is over; the next build leaves it out. */
export function hideExpired(now = Date.now()): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    element.hidden = Date.parse(element.dataset['until'] ?? '') <= now;
}
