import type * as v from 'valibot';
import type { Id } from '../../../contract/id.ts';
import { ISSUE_DAYS } from '../../../contract/issue.ts';
import { msg } from '../../../contract/msg.ts';
import type { IssueBody } from '../../../contract/report-issue.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { insertIssue, type IssueRow } from '../../repositories/issue.ts';
import { findOrderRows, type OrderItemRow, type OrderRows } from '../../repositories/order.ts';
import { conflict, notFound, unprocessable } from '../errors.ts';
import { sentence } from '../sentence.ts';
import { encodeIssuePhotos } from './issue-photos.ts';
import { lockOrder } from './change-status.ts';
import { reportableUntil } from './order-steps.ts';

type Reported = v.InferOutput<typeof IssueBody>;

/** Reports of one order, those that were declined included. */
const MAX_ISSUES = 30;
/** Photos of all reports of one order: one cheap order must not fill the database. */
const MAX_ORDER_PHOTOS = 12;

/** Delivered units of a line that have no report, or only a declined one. */
const unitsLeft = (item: OrderItemRow, issues: readonly IssueRow[]): number =>
  issues
    .filter(({ orderItemId, state }) => orderItemId === item.id && state !== 'declined')
    .reduce((left, { quantity }) => left - quantity, item.quantity - item.missing);

const isRepeated = (issue: IssueRow, item: OrderItemRow, { kind, quantity, text }: Reported): boolean =>
  issue.orderItemId === item.id &&
  issue.state === 'reported' &&
  issue.kind === kind &&
  issue.quantity === quantity &&
  issue.text === text;

function checkPhotos({ order: { number }, issues }: OrderRows, photos: readonly string[]): void {
  const already = issues.reduce((sum, issue) => sum + issue.photos.length, 0);
  if (photos.length === 0 || already + photos.length <= MAX_ORDER_PHOTOS) return;
  const message = sentence(
    'One order can have up to {count} photos, and {number} has {already} already. Please send this report with fewer or none.',
    { count: MAX_ORDER_PHOTOS, number, already },
  );
  throw unprocessable('too_many_photos', message, { photos: message });
}

const LEFT = [
  msg('There is {count} of {name} left to report.'),
  msg('There are {count} of {name} left to report.'),
] as const;
const LEFT_AT_ONCE = [
  msg('There is {count} of {name} left to report at once.'),
  msg('There are {count} of {name} left to report at once.'),
] as const;

/** The line that is meant; undefined when the same was said before and has not been answered. */
function findLine(rows: OrderRows, reported: Reported, now: Date): OrderItemRow | undefined {
  const { number } = rows.order;
  const until = reportableUntil(rows);
  if (!until) throw conflict('not_delivered', sentence('{number} is not delivered yet.', { number }));
  // Several, where more of it was added to the order: a report is of one, which says the price.
  const lines = rows.items
    .filter(({ productId }) => productId === rowId(reported.productId))
    .map((item) => ({ item, left: unitsLeft(item, rows.issues) }));
  const [first] = lines;
  if (!first) throw notFound(sentence('{number} has no such line.', { number }), 'unknown_line');
  if (rows.issues.some((issue) => lines.some(({ item }) => isRepeated(issue, item, reported)))) return undefined;
  if (now >= until)
    throw conflict(
      'too_late',
      sentence('{number} was delivered more than {count} days ago. Please call us.', { number, count: ISSUE_DAYS }),
    );
  if (rows.issues.length >= MAX_ISSUES)
    throw conflict(
      'too_many_issues',
      sentence('So much has been reported of {number} already that we ask you to call us.', { number }),
    );
  checkPhotos(rows, reported.photos);
  const enough = lines.find(({ left }) => left >= reported.quantity);
  if (enough) return enough.item;
  const { name } = first.item;
  const count = Math.max(...lines.map((line) => line.left));
  if (count === 0) throw conflict('already_reported', sentence('You have reported all of {name} already.', { name }));
  const [one, several] = lines.length > 1 ? LEFT_AT_ONCE : LEFT;
  const message = sentence(count === 1 ? one : several, { count, name });
  throw unprocessable('too_many_units', message, { quantity: message });
}

async function findCustomerOrder(db: Database, id: number, customerId: number): Promise<OrderRows> {
  const rows = await findOrderRows(db, id);
  if (rows?.order.customerId !== customerId) throw notFound(msg('This order is not among yours.'), 'unknown_order');
  return rows;
}

/**
 * Writes down what was wrong with a line of a customer's own order. The same said again while it waits counts once.
 * @throws {ProviderError} one sentence that says why it can't be reported
 */
export async function reportIssue(
  db: Database,
  id: Id,
  customerId: number,
  reported: Reported,
  now: Date,
): Promise<void> {
  // Nobody's photos are read before it is known that they can be used, and nothing is locked while they are.
  if (!findLine(await findCustomerOrder(db, rowId(id), customerId), reported, now)) return;
  const photos = await encodeIssuePhotos(reported.photos);
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, rowId(id));
    const rows = await findCustomerOrder(tx, rowId(id), customerId);
    const item = findLine(rows, reported, now);
    if (!item) return;
    const { kind, quantity, text } = reported;
    await insertIssue(tx, { orderId: rows.order.id, orderItemId: item.id, kind, quantity, text, at: now }, photos);
  });
}
