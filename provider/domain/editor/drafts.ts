import { and, eq, sql } from 'drizzle-orm';
import { type ContentItem, contentName, type ContentValue } from '../../../contract/content-item.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { editorChange, contentItem } from '../../db/schema/editor.ts';
import { ProviderError } from '../errors.ts';
import { findContentItem, parseContentItemId } from './content-items.ts';

/** Who changes which content item, when, and based on which version. */
export interface EditContext {
  readonly id: string;
  readonly by: string;
  readonly basedOn: number;
  readonly now: Date;
}

/** A conflict with a newer version; the answer carries both, so that nothing is lost. */
const overtaken = (newer: ContentItem, yours: ContentValue | null): ProviderError => {
  const who = newer.draft?.by;
  const message = who
    ? `${who} has saved a newer version meanwhile. Nothing of yours is lost: compare the two and save again.`
    : 'This has been changed meanwhile. Nothing of yours is lost: compare the two and save again.';
  return new ProviderError(409, 'overtaken', message, { details: { newer, yours } });
};

/** Sets or removes a draft if the version is still the one it is based on (compare-and-set). */
export async function putDraft(
  tx: Database,
  { id, by, basedOn, now }: EditContext,
  draft: ContentValue | null,
  yours: ContentValue | null = draft,
): Promise<void> {
  await tx.insert(contentItem).values({ id, version: 0 }).onConflictDoNothing();
  const [done] = await tx
    .update(contentItem)
    .set({
      version: sql`${contentItem.version} + 1`,
      draft,
      draftBy: draft && by,
      draftAt: draft && now,
    })
    .where(and(eq(contentItem.id, id), eq(contentItem.version, basedOn)))
    .returning({ id: contentItem.id });
  if (!done) throw overtaken(await findContentItem(tx, id), yours);
}

export const saveDraft = (db: Database, editing: EditContext, value: ContentValue): Promise<ContentItem> =>
  inTransaction(db, async (tx) => {
    const { id, by, now } = editing;
    if (value.kind !== parseContentItemId(id).kind) {
      const message = 'This is of another kind than what it is to replace.';
      throw new ProviderError(400, 'invalid', message, { fields: { value: message } });
    }
    const before = await findContentItem(tx, id);
    await putDraft(tx, editing, value);
    const was = before.draft?.value ?? before.published;
    const change = { item: id, action: 'saved' as const, by, at: now, name: contentName(value) };
    await tx.insert(editorChange).values({ ...change, before: was, after: value });
    return findContentItem(tx, id);
  });

/** Creates a banner as a draft; its id is assigned at once. */
export const createBanner = (db: Database, by: string, value: ContentValue, now: Date): Promise<ContentItem> =>
  inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ next: string | number }>(
      sql`select nextval(pg_get_serial_sequence('banner', 'id')) as next`,
    );
    const id = `banner:${rows[0]?.next}`;
    await tx.insert(contentItem).values({ id, version: 0 });
    return saveDraft(tx, { id, by, basedOn: 0, now }, value);
  });

/** Discards a draft. Returns the item as it is then; null when it was nothing but the draft. */
export const discardDraft = (db: Database, editing: EditContext): Promise<ContentItem | null> =>
  inTransaction(db, async (tx) => {
    const { id, by, now } = editing;
    const { draft, published } = await findContentItem(tx, id);
    await putDraft(tx, editing, null, draft?.value ?? null);
    if (draft) {
      const change = { item: id, action: 'discarded' as const, by, at: now, name: contentName(draft.value) };
      await tx.insert(editorChange).values({ ...change, before: draft.value, after: published });
    }
    const left = await findContentItem(tx, id);
    return left.published || !id.startsWith('banner:') ? left : null;
  });
