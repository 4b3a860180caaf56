import { readdir, readFile } from 'node:fs/promises';
import type { Database } from '../../db/database.ts';
import { saveDraft } from '../editor/drafts.ts';
import { contentItem } from '../../db/schema/editor.ts';

export const DRAFTS = new URL('texts/', import.meta.url);

/** Under this name the editor shows who has written them. */
const AUTHOR = 'Your shop’s software';

/** A page of text in a file of Markdown: a heading on its first line is the title, which the site shows itself. */
export async function readPage(file: URL): Promise<{ title: string; content: string }> {
  const text = await readFile(file, 'utf8');
  const [heading, title = ''] = /^# (.+)\n+/.exec(text) ?? [''];
  return { title, content: text.slice(heading.length) };
}

/** What a shop can't be without: pages of text as drafts, in which what only its owner knows stands in brackets. */
export async function writeDraftPages(db: Database, now: Date): Promise<void> {
  for (const file of await readdir(DRAFTS)) {
    const id = `page:${file.replace(/\.md$/, '')}`;
    await db.insert(contentItem).values({ id, version: 0 });
    const value = { kind: 'page', ...(await readPage(new URL(file, DRAFTS))), translations: null } as const;
    await saveDraft(db, { id, by: AUTHOR, basedOn: 0, now }, value);
  }
}
