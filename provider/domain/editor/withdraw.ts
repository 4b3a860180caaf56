import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gt } from 'drizzle-orm';
import { contentName, type ContentValue } from '../../../contract/content-item.ts';
import { inOtherLocales } from '../../../contract/other-locales.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { editorChange, published } from '../../db/schema/editor.ts';
import { putDraft } from './drafts.ts';
import { findContentItem, parseContentItemId } from './content-items.ts';
import { writeContent } from './publish.ts';

interface Withdrawing {
  readonly by: string;
  readonly now: Date;
  /** When the build of the restored release began. */
  readonly since: Date;
}

/** What each item was before the first publish since then, by its id; null when it was not there. */
async function publishedBefore(db: Database, since: Date): Promise<Map<string, ContentValue | null>> {
  const changes = await db
    .select({ item: editorChange.item, before: editorChange.before })
    .from(editorChange)
    .where(and(eq(editorChange.action, 'published'), gt(editorChange.at, since)))
    .orderBy(asc(editorChange.id));
  const first = new Map<string, ContentValue | null>();
  for (const { item, before } of changes) if (!first.has(item)) first.set(item, before);
  return first;
}

/** What was written before there were translations, or one of the languages, has none. */
const withAllLanguages = (value: ContentValue) => ({
  ...value,
  translations: { ...inOtherLocales(() => null), ...('translations' in value && value.translations) },
});

const isSame = (a: ContentValue | null, b: ContentValue | null): boolean =>
  isDeepStrictEqual(a && withAllLanguages(a), b && withAllLanguages(b));

/** Puts back what was published; what was not there is taken away. */
async function restore(
  db: Database,
  id: string,
  good: ContentValue | null,
  bad: ContentValue,
  now: Date,
): Promise<void> {
  const read = parseContentItemId(id);
  if (good) await writeContent(db, read, good, now);
  else if (bad.kind === 'banner') await writeContent(db, read, { ...bad, removed: true }, now);
  else await db.delete(published).where(eq(published.id, id));
}

/** The draft from which the withdrawn state can be published again; a removal becomes a draft of a removal. */
const draftOf = (bad: ContentValue | null, good: ContentValue | null): ContentValue | null =>
  bad ?? (good?.kind === 'banner' ? { ...good, removed: true } : null);

/**
 * Makes what was published since then drafts again, so that the next publish shows what the release shows that was switched
 * back to. Returns the names of what became drafts.
 */
export const withdrawSince = (db: Database, { by, now, since }: Withdrawing): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const names: string[] = [];
    for (const [id, good] of await publishedBefore(tx, since)) {
      const { draft, published: bad, version } = await findContentItem(tx, id);
      if (isSame(bad, good)) continue;
      const again = draftOf(bad, good);
      if (!again) continue;
      const name = contentName(again);
      await restore(tx, id, good, again, now);
      await putDraft(tx, { id, by: draft?.by ?? by, basedOn: version, now }, draft?.value ?? again);
      await tx
        .insert(editorChange)
        .values({ item: id, action: 'withdrawn', by, at: now, name, before: bad, after: good });
      names.push(name);
    }
    return names;
  });
