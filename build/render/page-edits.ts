/**
 * A text that replaces the characters `from` to `to` of a page. The steps that finish a page return their edits, which are applied
 * together: assembling a page of 200 kB anew in each step cost a third of rendering it.
 */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Returns the parts of a page with these edits applied; edits must not overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string[] {
  const parts: string[] = [];
  let done = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    parts.push(html.slice(done, from), text);
    done = to;
  }
  return [...parts, html.slice(done)];
}
