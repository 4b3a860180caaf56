import { readdir } from 'node:fs/promises';
import type { Database } from '../../db/database.ts';
import { saveDraft } from '../editor/drafts.ts';
import { contentItem } from '../../db/schema/editor.ts';
import { readPage } from './read-page.ts';

export const DRAFTS = new URL('texts/', import.meta.url);

/** Under this name the editor shows who has written them. */
const AUTHOR = 'Your shop’s software';

/** What a shop can't be without: pages of text as drafts, in which what only its owner knows stands in brackets. */
export async function writeDraftPages(db: Database, now: Date): Promise<void> {
  for (const file of await readdir(DRAFTS)) {
    const id = `page:${file.replace(/\.md$/, '')}`;
    await db.insert(contentItem).values({ id, version: 0 });
    const value = { kind: 'page', ...(await readPage(new URL(file, DRAFTS))), translations: null } as const;
    await saveDraft(db, { id, by: AUTHOR, basedOn: 0, now }, value);
  }
}
