import type { Id } from '../../contract/id.ts';
import { type Paise, toRupees } from '../../contract/money.ts';
import * as contract from '../../contract/order.ts';
import { RefusedError } from './errors.ts';
import { ask } from './http.ts';

export interface DeliveryCharge {
  deliveryAmount: Paise;
  /** The next item total from which delivery costs less; null when there is none. */
  nextStep: { orderAmount: Paise; deliveryAmount: Paise } | null;
  /** The least item total that can be ordered; null when any can. */
  minimumOrder: Paise | null;
  /** False where the shop does not deliver. */
  deliverable: boolean;
}

/** The delivery charge for an item total. Spec §8: 404 is no charge; only its code says that we do not deliver there. */
export async function checkDeliveryAmount(orderAmount: Paise, pincodeId?: Id): Promise<DeliveryCharge> {
  try {
    // `orderAmonut` is the specification's spelling.
    const query = { orderAmonut: toRupees(orderAmount), pincodeId };
    return { ...(await ask(contract.checkDeliveryAmount, { query })), deliverable: true };
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) {
      return { deliveryAmount: 0, nextStep: null, minimumOrder: null, deliverable: error.code !== 'not_deliverable' };
    }
    throw error;
  }
}

/** The charge for the smallest order to a pincode, which may be one that the shop does not deliver to. */
export async function getDeliveryAmount(pincodeId: Id): Promise<DeliveryCharge> {
  try {
    return { ...(await ask(contract.getDeliveryAmount, { id: pincodeId })), deliverable: true };
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'not_deliverable') {
      return { deliveryAmount: 0, nextStep: null, minimumOrder: null, deliverable: false };
    }
    throw error;
  }
}

export const getOrders = async () => (await ask(contract.getOrders)).data;
export const getOrder = async (id: Id) => (await ask(contract.getOrder, { id })).data;

/** The body of an order with its amount in paise, as everywhere but on the wire. */
export type OrderRequest = Omit<contract.OrderBody, 'toPay'> & { readonly toPay?: Paise | undefined };

/** Orders the cart. The same `key` always means the same order, however often it is sent. */
export const postOrder = async (order: OrderRequest, key: string) => {
  const body = { ...order, toPay: order.toPay === undefined ? undefined : toRupees(order.toPay) };
  return (await ask(contract.postOrder, { body, headers: { 'idempotency-key': key } })).data;
};
/** Calling it again changes nothing. */
export const cancelOrder = async (id: Id) => (await ask(contract.cancelOrder, { id })).data;
