export interface OpeningTag {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Returns the opening tags of a page's elements of one name. What is asked of tags is looked for in these: a page of 80 kB is
 * looked through once, not by each pattern.
 */
export function openingTags(html: string, name: string): OpeningTag[] {
  const tags: OpeningTag[] = [];
  for (let from = html.indexOf(`<${name}`); from !== -1;) {
    const to = html.indexOf('>', from) + 1;
    if (to === 0) break;
    tags.push({ from, to, text: html.slice(from, to) });
    // Behind it: text in an attribute may look like the beginning of another.
    from = html.indexOf(`<${name}`, to);
  }
  return tags;
}
