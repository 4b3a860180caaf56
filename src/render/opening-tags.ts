/**
 * Returns the opening tags of a page's elements of one name. What is asked of tags is looked for in these: a page of 80 kB is
 * looked through once, not by each pattern.
 */
export function openingTags(html: string, name: string): string[] {
  const tags: string[] = [];
  for (let at = html.indexOf(`<${name}`); at !== -1; at = html.indexOf(`<${name}`, at + 1)) {
    const end = html.indexOf('>', at);
    if (end === -1) break;
    tags.push(html.slice(at, end + 1));
  }
  return tags;
}

/** Returns a page with each of these opening tags changed. */
export function mapOpeningTags(html: string, name: string, change: (tag: string) => string): string {
  let mapped = '';
  let done = 0;
  for (const tag of openingTags(html, name)) {
    const at = html.indexOf(tag, done);
    mapped += html.slice(done, at) + change(tag);
    done = at + tag.length;
  }
  return mapped + html.slice(done);
}
