import { and, eq, gt, inArray, notInArray } from 'drizzle-orm';
import type { BuildScope } from '../../../contract/build-scope.ts';
import type { Database } from '../../db/database.ts';
import { setting } from '../../db/schema/content.ts';
import { editorChange } from '../../db/schema/editor.ts';

/** Content items that no page is made from. */
const SETTINGS = ['splash', 'notice'];
/** Key of when the last build of the whole site was requested and accepted. */
const SITE_BUILT_AT = 'site-built-at';

/**
 * Returns what has to be built when those items have been published: the settings alone, unless something else was published
 * before that no build was accepted for, as while the publisher was away.
 */
export async function buildScopeOf(db: Database, items: readonly string[]): Promise<BuildScope> {
  if (!items.every((id) => SETTINGS.includes(id))) return 'site';
  const [built] = await db.select().from(setting).where(eq(setting.key, SITE_BUILT_AT));
  const [pending] = await db
    .select({ id: editorChange.id })
    .from(editorChange)
    .where(
      and(
        inArray(editorChange.action, ['published', 'withdrawn']),
        notInArray(editorChange.item, SETTINGS),
        built && gt(editorChange.at, new Date(built.value)),
      ),
    )
    .limit(1);
  return pending ? 'site' : 'settings';
}

/** @param at when the build was requested: it has what was published by then */
export async function recordSiteBuild(db: Database, at: string): Promise<void> {
  const row = { key: SITE_BUILT_AT, value: at };
  await db
    .insert(setting)
    .values(row)
    .onConflictDoUpdate({ target: setting.key, set: { value: at } });
}
