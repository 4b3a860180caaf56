import type * as v from 'valibot';
import type { Id } from '../../../contract/id.ts';
import { toRupees } from '../../../contract/money.ts';
import type { Order } from '../../../contract/order.ts';
import type { Database } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { type OrderItemRow, type OrderRows, selectOrders } from '../../repositories/order.ts';
import { pictureUrl } from '../../repositories/picture-url.ts';
import { slotId } from '../delivery/slots.ts';
import { isCancellable } from './order-status.ts';

export type WireOrder = v.InferInput<typeof Order>;

export const toItem = ({
  productId,
  name,
  packSize,
  picture,
  pricePaise,
  mrpPaise,
  quantity,
  missing,
  substitution,
}: OrderItemRow) => ({
  productId,
  name,
  packSize,
  image: pictureUrl(picture),
  price: toRupees(pricePaise),
  mrp: toRupees(mrpPaise),
  quantity,
  missing,
  substitution,
});

export const toOrder = ({ order, items, history }: OrderRows): WireOrder => ({
  id: order.id,
  number: order.number,
  status: order.status,
  placedAt: order.placedAt.toISOString(),
  history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
  items: items.map(toItem),
  totalPrice: toRupees(order.totalPaise),
  deliveryAmount: toRupees(order.deliveryPaise),
  couponCode: order.couponCode,
  couponAmount: toRupees(order.couponPaise),
  toPay: toRupees(order.toPayPaise),
  refundAmount: toRupees(order.refundPaise),
  refundInWallet: order.creditedPaise > 0,
  paymentMethod: order.paymentMethod,
  paymentReference: order.paymentReference,
  paymentStatus: order.paymentStatus,
  cancellable: isCancellable(order.status),
  substitution: order.substitution,
  slot: { id: slotId(order.slotDate, order.slotKey), date: order.slotDate, from: order.slotFrom, to: order.slotTo },
  address: order.address,
});

/** A customer's orders, newest first, or the one of them with that id. */
export const readOrders = async (db: Database, customerId: number, id?: Id): Promise<WireOrder[]> =>
  (await selectOrders(db, customerId, id === undefined ? undefined : rowId(id))).map(toOrder);
