import { eq } from 'drizzle-orm';
import { contentName, type ContentValue } from '../../../contract/content-item.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { banner, cmsPage } from '../../db/schema/content.ts';
import { editorChange, published } from '../../db/schema/editor.ts';
import { conflict } from '../errors.ts';
import { putDraft } from './drafts.ts';
import { findContentItem, type ContentItemId, parseContentItemId, selectBanners } from './content-items.ts';

interface Publishing {
  readonly by: string;
  readonly now: Date;
  readonly items: readonly { readonly id: string; readonly version: number }[];
}

const SCREENS = { desktop: 'web', mobile: 'mobile', both: 'both' } as const;
const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Puts a banner in its place among the others, which keep their order. */
async function moveBanner(db: Database, id: number, toPosition: number): Promise<void> {
  const rows = await selectBanners(db);
  const others = rows.filter((row) => row.id !== id);
  const order = rows.filter((row) => row.id === id);
  const reordered = [...others.slice(0, toPosition - 1), ...order, ...others.slice(toPosition - 1)];
  for (const [i, { id: which, position }] of reordered.entries())
    if (position !== i + 1)
      await db
        .update(banner)
        .set({ position: i + 1 })
        .where(eq(banner.id, which));
}

/** Writes a value to the tables that the build of the site reads. */
export async function writeContent(db: Database, id: ContentItemId, value: ContentValue, now: Date): Promise<void> {
  if (value.kind === 'page' && id.kind === 'page') {
    const { title, content, translations } = value;
    await db.update(cmsPage).set({ title, content, translations, updatedAt: now }).where(eq(cmsPage.id, id.key));
  } else if (value.kind === 'banner' && id.kind === 'banner') {
    const { screens, title, text, link, image, alt, tint, pictures, translations, from, until } = value;
    if (value.removed) return void (await db.delete(banner).where(eq(banner.id, id.key)));
    const columns = {
      screen: SCREENS[screens],
      title,
      text,
      link,
      image,
      alt,
      tint,
      pictures,
      translations,
      fromAt: moment(from),
      untilAt: moment(until),
    };
    const last = (await selectBanners(db)).at(-1)?.position ?? 0;
    await db
      .insert(banner)
      .values({ id: id.key, position: last + 1, ...columns })
      .onConflictDoUpdate({ target: banner.id, set: columns });
    if (value.place !== null) await moveBanner(db, id.key, value.place);
  } else {
    const row = { id: id.kind, value };
    await db.insert(published).values(row).onConflictDoUpdate({ target: published.id, set: row });
  }
}

/** Publishes drafts in the versions given, all or none. Returns their names. */
export const publishDrafts = (db: Database, { by, now, items }: Publishing): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const names: string[] = [];
    for (const { id, version } of items) {
      const { draft, published: before } = await findContentItem(tx, id);
      const value = draft?.value ?? null;
      await putDraft(tx, { id, by, basedOn: version, now }, null, value);
      if (!value) throw conflict('nothing_to_publish', 'This has no draft to publish. Please reload this page.');
      await writeContent(tx, parseContentItemId(id), value, now);
      const name = contentName(value);
      await tx.insert(editorChange).values({
        item: id,
        action: 'published',
        by,
        at: now,
        name,
        before,
        after: value,
      });
      names.push(name);
    }
    return names;
  });
