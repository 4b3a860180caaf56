import { and, eq } from 'drizzle-orm';
import { type ContentValue, contentName } from '../../../contract/content-item.ts';
import type { ScheduledChange } from '../../../contract/release.ts';
import type { Database } from '../../db/database.ts';
import { setting } from '../../db/schema/content.ts';
import { editorChange } from '../../db/schema/editor.ts';
import { describeFault } from '../../db/describe-fault.ts';
import { findOrCreateSetting } from '../../secrets/stored-secret.ts';
import { buildScopeOf, recordSiteBuild } from './build-scope.ts';
import { selectPublished } from './content-items.ts';
import type { Publisher, PublisherReport } from './publisher.ts';

interface Scheduling {
  readonly db: Database;
  readonly now: () => Date;
  readonly publisher: Publisher;
}

/** Key of the time up to which every scheduled change has been built. */
const BUILT_UP_TO = 'built-up-to';
/** The author in the history. */
export const SCHEDULER_NAME = 'The schedule';
/** Tolerance for clock differences between machines. */
const LATE_MS = 2_000;
const LOOK_EVERY_MS = 60_000;

function scheduledChangesOf(value: ContentValue): ScheduledChange[] {
  if (value.kind !== 'banner' && !(value.kind === 'notice' && value.text)) return [];
  const change = (at: string | null, verb: string) => (at ? [{ at, what: `“${contentName(value)}” ${verb}` }] : []);
  return [...change(value.from, 'begins'), ...change(value.until, 'ends')];
}

const EVERYTHING = () => true;
/** The notice begins and ends in the browser, without a build. */
const NEEDS_BUILD = ({ kind }: ContentValue) => kind === 'banner';

/** What begins or ends later than `after`, soonest first. */
export async function selectScheduledChanges(
  db: Database,
  after: string,
  which: (value: ContentValue) => boolean = EVERYTHING,
): Promise<ScheduledChange[]> {
  const values = [...(await selectPublished(db)).values()];
  return values
    .filter(which)
    .flatMap(scheduledChangesOf)
    .filter(({ at }) => at > after)
    .sort((a, b) => a.at.localeCompare(b.at));
}

/**
 * Requests a build. When it was accepted, all changes due by now count as built.
 * @param items the ids of what has just been published; without them everything is built
 */
export async function requestBuild(
  { db, now, publisher }: Scheduling,
  reason: string,
  items?: readonly string[],
): Promise<PublisherReport> {
  const value = now().toISOString();
  const scope = items ? await buildScopeOf(db, items) : 'site';
  const status = await publisher.build(reason, scope);
  if (status.state === 'working' && scope === 'site') {
    await recordSiteBuild(db, value);
    const row = { key: BUILT_UP_TO, value };
    await db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: { value } });
  }
  return status;
}

/** Requests a build when a scheduled change is due; of several processes one does. */
export async function buildWhenDue({ db, now, publisher }: Scheduling): Promise<void> {
  const value = new Date(now().getTime() - LATE_MS).toISOString();
  const before = await findOrCreateSetting(db, BUILT_UP_TO, () => value);
  const due = (await selectScheduledChanges(db, before, NEEDS_BUILD)).filter(({ at }) => at <= value);
  if (due.length === 0) return;
  // A compare-and-set decides which process requests the build.
  const replace = (from: string, to: string) =>
    db
      .update(setting)
      .set({ value: to })
      .where(and(eq(setting.key, BUILT_UP_TO), eq(setting.value, from)))
      .returning();
  if ((await replace(before, value)).length === 0) return;
  const what = due.map((change) => change.what).join(', ');
  const { state } = await publisher.build(`${SCHEDULER_NAME}: ${what}`);
  if (state === 'away') await replace(value, before);
  else
    await db.insert(editorChange).values({ item: 'site', action: 'built', by: SCHEDULER_NAME, at: now(), name: what });
}

/**
 * Checks periodically, and when the next change is due. Returns a function that stops it. The first check is delayed,
 * because the build reads from this provider, which may still be starting.
 */
export function startScheduler(scheduling: Scheduling, lookEvery = LOOK_EVERY_MS): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let isOver = false;
  const wait = (ms: number) => {
    if (!isOver) timer = setTimeout(() => (looking = look()), ms).unref();
  };
  async function look(): Promise<void> {
    const { db, now } = scheduling;
    try {
      await buildWhenDue(scheduling);
      const [next] = await selectScheduledChanges(db, new Date(now().getTime() - LATE_MS).toISOString(), NEEDS_BUILD);
      const left = next ? Date.parse(next.at) + LATE_MS - now().getTime() : lookEvery;
      wait(Math.min(lookEvery, left));
    } catch (error) {
      console.error(JSON.stringify(describeFault(error)));
      wait(lookEvery);
    }
  }
  wait(lookEvery);
  return () => {
    isOver = true;
    clearTimeout(timer);
    return looking;
  };
}
