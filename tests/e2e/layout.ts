/**
 * Runs in the page: what is wrong with how it is laid out now, in words. Nothing widens the page, no label is cut or
 * spills out of what it names, and whatever can be clicked is on top once it has been scrolled into view.
 * @param typed a text that a person typed: it may end in an ellipsis
 */
export function faults(typed: string): string[] {
  const found = new Set<string>();
  const root = document.documentElement;
  const named = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${words.slice(0, 40)}`;
  };
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  /** How an ancestor treats what is wider than itself. */
  const keeps = (element: Element, how: string[]) => how.includes(getComputedStyle(element).overflowX);
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [];

  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        seen(element) &&
        element.getBoundingClientRect().right > root.clientWidth + 1 &&
        !ancestors(element).some((outer) => outer !== root && keeps(outer, ['auto', 'scroll', 'hidden', 'clip'])),
    );
    found.add(`${root.scrollWidth} px wide: ${named(wide.at(-1) ?? root)}`);
  }

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = new Map<Element, Node[]>();
  const linesOf = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  while (words.nextNode()) {
    const text = words.currentNode;
    const label = text.parentElement?.closest('a, button, label, summary, legend, th, dt, h1, h2, h3, .badge');
    if (!label || !text.textContent?.trim() || !text.parentElement || !seen(text.parentElement)) continue;
    // Read aloud only.
    if (ancestors(text.parentElement).some((outer) => getComputedStyle(outer).clipPath !== 'none')) continue;
    texts.set(label, [...(texts.get(label) ?? []), text]);
    const lines = linesOf(text);
    if (typed && text.textContent.includes(typed)) continue;
    const frames = ancestors(text.parentElement).filter(
      (outer) => outer === label || (outer !== document.body && outer !== root && keeps(outer, ['hidden', 'clip'])),
    );
    // Beyond the edge of a row that scrolls by itself is no cut.
    const row = ancestors(text.parentElement).find((outer) => keeps(outer, ['auto', 'scroll']));
    for (const frame of frames) {
      if (row && frame !== label && frame.contains(row)) continue;
      const { left, right } = frame.getBoundingClientRect();
      if (lines.some((line) => line.left < left - 1 || line.right > right + 1)) found.add(`cut: ${named(label)}`);
    }
  }

  const hit = (target: Element) => {
    target.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    // What is left out after two lines can't be seen, nor pressed.
    const { bottom } = target.getBoundingClientRect();
    const lines = (texts.get(target) ?? []).flatMap(linesOf).filter((line) => line.bottom <= bottom + 8);
    const [box = target.getBoundingClientRect(), last = box] = [lines[0], lines.at(-1)];
    const points = [
      [box.left + 2, (box.top + box.bottom) / 2],
      [last.right - 2, (last.top + last.bottom) / 2],
    ] as const;
    for (const [x, y] of points) {
      const top = document.elementFromPoint(x, y);
      if (!top) found.add(`out of the window: ${named(target)}`);
      else if (!target.contains(top) && !top.contains(target)) found.add(`${named(target)}, under ${named(top)}`);
    }
  };
  for (const clickable of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const target = clickable.closest('label') ?? clickable;
    // A bar that is away comes back when somebody scrolls up.
    if (seen(target) && !clickable.matches('[href="#main"], :disabled, [data-hidden] *')) hit(target);
  }
  return [...found];
}

/** Runs in the page: how much of the window's height is taken by what stays while the page scrolls. */
export function barsHeight(): number {
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { top, bottom, width } = element.getBoundingClientRect();
    const atEdge = top <= 0 || bottom >= innerHeight - 80;
    const stays = position === 'fixed' || (position === 'sticky' && scrollY > 0);
    return stays && atEdge && bottom > 0 && top < innerHeight && width > innerWidth / 2 && element.checkVisibility();
  });
  return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
}
