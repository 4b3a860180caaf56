import { atom } from 'nanostores';
import { isBlank } from '../../../contract/typed-text.ts';
import type { Id } from '../../../contract/id.ts';
import { type Issue, type IssueKind, MAX_ISSUE_PHOTO_BYTES } from '../../../contract/issue.ts';
import type { Order, OrderItem } from '../../../contract/order.ts';
import { getIssuePhoto, postIssue } from '../../../contract/report-issue.ts';
import { sameId } from '../../../contract/same-id.ts';
import { ask } from '../../api/http.ts';
import { idle, type RequestState, reset, track } from '../lib/request.ts';
import { shrinkPhoto, toBase64 } from '../lib/shrink-photo.ts';
import { $orderDetail, loadOrder, updateOrder } from './order-detail.ts';

/** The last report that was sent. */
export const $reporting = atom<RequestState>(idle);

/** A dialog that opens anew knows nothing of the last attempt. */
export const resetReporting = (): void => reset($reporting, idle);

/** Longest side of a photo that is sent: a fault can be seen, and a phone's network has little to carry. */
const LARGEST = 1280;

interface Report {
  readonly productId: Id;
  readonly kind: IssueKind;
  readonly quantity: number;
  readonly text: string;
  readonly photos: readonly File[];
}

const deliveredUnits = ({ quantity, missing }: OrderItem): number => quantity - missing;

/**
 * Units of a line that came and of which nothing is reported, or what was reported has been declined. Of a product that was added
 * to the order too, no more than are left of all its lines.
 */
export function unitsToReport({ items, issues }: Order, item: OrderItem): number {
  const isOfProduct = ({ productId }: { readonly productId: Id | null }) => sameId(productId, item.productId);
  const left = issues
    .filter((issue) => isOfProduct(issue) && issue.state !== 'declined')
    .reduce(
      (rest, { quantity }) => rest - quantity,
      items.filter(isOfProduct).reduce((sum, line) => sum + deliveredUnits(line), 0),
    );
  return Math.min(deliveredUnits(item), left);
}

/** Whether anything of an order can be reported now. */
export const isReportable = (order: Order, now: Date): boolean =>
  order.reportableUntil !== null &&
  now < new Date(order.reportableUntil) &&
  order.items.some((item) => unitsToReport(order, item) > 0);

/**
 * Sends a report, its photos made small. Returns whether that worked; when it did not, the order is read anew, which may have
 * the report without an answer.
 */
export async function reportIssue(order: Order, { photos, ...fields }: Report): Promise<boolean> {
  if ($reporting.get().loading) return false;
  const report = { ...fields, text: isBlank(fields.text) ? null : fields.text.trim() };
  const send = async () => {
    const small = await Promise.all(
      photos.map((photo) => shrinkPhoto(photo, { bytes: MAX_ISSUE_PHOTO_BYTES / 4, side: LARGEST })),
    );
    const body = { ...report, photos: await Promise.all(small.map(toBase64)) };
    return (await ask(postIssue, { id: order.id, body })).data;
  };
  const reported = await track($reporting, send, () => ({}));
  if (reported) updateOrder(reported);
  else await loadOrder();
  return reported !== undefined || isReported(report, $orderDetail.get().data, order);
}

/** Whether an order has a report that it did not have `before`. */
const isReported = (
  { productId, kind, quantity, text }: Pick<Issue, 'productId' | 'kind' | 'quantity' | 'text'>,
  order: Order | null,
  before: Order,
): boolean =>
  sameId(order?.id, before.id) &&
  (order?.issues ?? []).some(
    (issue) =>
      sameId(issue.productId, productId) &&
      issue.kind === kind &&
      issue.quantity === quantity &&
      issue.text === text &&
      !before.issues.some((earlier) => sameId(earlier.id, issue.id)),
  );

/** A photo that only its customer can see, as a data URL: an image element could not show who asks. */
export const loadIssuePhoto = async (id: Id): Promise<string> => (await ask(getIssuePhoto, { id })).data.image;
