import { and, asc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { issuePhoto, order, orderIssue } from '../db/schema/order.ts';

export type IssueRow = typeof orderIssue.$inferSelect & { readonly photos: readonly number[] };

/** Reports of these orders, oldest first. */
export async function selectIssues(db: Database, orderIds: readonly number[]): Promise<IssueRow[]> {
  const rows = await db
    .select()
    .from(orderIssue)
    .where(inArray(orderIssue.orderId, [...orderIds]))
    .orderBy(asc(orderIssue.id));
  if (rows.length === 0) return [];
  const photos = await db
    .select({ id: issuePhoto.id, issueId: issuePhoto.issueId })
    .from(issuePhoto)
    .where(
      inArray(
        issuePhoto.issueId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(issuePhoto.id));
  const photosOf = Map.groupBy(photos, ({ issueId }) => issueId);
  return rows.map((row) => ({ ...row, photos: (photosOf.get(row.id) ?? []).map(({ id }) => id) }));
}

/** A photo of something this customer has reported; of anybody when no customer is named. */
export async function findIssuePhoto(db: Database, id: number, customerId?: number): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ bytes: issuePhoto.bytes })
    .from(issuePhoto)
    .innerJoin(orderIssue, eq(orderIssue.id, issuePhoto.issueId))
    .innerJoin(order, eq(order.id, orderIssue.orderId))
    .where(and(eq(issuePhoto.id, id), customerId === undefined ? undefined : eq(order.customerId, customerId)));
  return found && Buffer.from(found.bytes);
}

/** Writes down what was reported, with its photos. */
export async function insertIssue(
  tx: Database,
  columns: typeof orderIssue.$inferInsert,
  photos: readonly Buffer[],
): Promise<void> {
  const [inserted] = await tx.insert(orderIssue).values(columns).returning({ id: orderIssue.id });
  if (!inserted || photos.length === 0) return;
  await tx.insert(issuePhoto).values(photos.map((bytes) => ({ issueId: inserted.id, bytes })));
}

export async function updateIssue(
  tx: Database,
  id: number,
  set: Pick<typeof orderIssue.$inferInsert, 'state' | 'refundPaise' | 'reason'>,
): Promise<void> {
  await tx.update(orderIssue).set(set).where(eq(orderIssue.id, id));
}

/** Deletes the photos of reports that were made before then and have been answered. */
export async function deleteIssuePhotos(db: Database, before: Date): Promise<void> {
  const answered = db
    .select({ id: orderIssue.id })
    .from(orderIssue)
    .where(and(lt(orderIssue.at, before), ne(orderIssue.state, 'reported')));
  await db.delete(issuePhoto).where(inArray(issuePhoto.issueId, answered));
}
