/** Where the opening tags of a page's elements of one name stand. */
function placesOf(html: string, name: string): { readonly from: number; readonly to: number }[] {
  const places: { from: number; to: number }[] = [];
  for (let from = html.indexOf(`<${name}`); from !== -1;) {
    const to = html.indexOf('>', from) + 1;
    if (to === 0) break;
    places.push({ from, to });
    // Behind it: text in an attribute may look like the beginning of another.
    from = html.indexOf(`<${name}`, to);
  }
  return places;
}

/**
 * Returns the opening tags of a page's elements of one name. What is asked of tags is looked for in these: a page of 80 kB is
 * looked through once, not by each pattern.
 */
export const openingTags = (html: string, name: string): string[] =>
  placesOf(html, name).map(({ from, to }) => html.slice(from, to));

/** Returns a page with each of these opening tags changed. */
export function mapOpeningTags(html: string, name: string, change: (tag: string) => string): string {
  let mapped = '';
  let done = 0;
  for (const { from, to } of placesOf(html, name)) {
    mapped += html.slice(done, from) + change(html.slice(from, to));
    done = to;
  }
  return mapped + html.slice(done);
}
