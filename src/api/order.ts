import type { Id } from '../../contract/id.ts';
import { type Paise, toRupees } from '../../contract/money.ts';
import * as contract from '../../contract/order.ts';
import { t } from '../i18n/t.ts';
import { getAddress } from './address.ts';
import { CallError, isRefusedWith, RefusedError } from './errors.ts';
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

/** One order, with its address also where it names that by its id alone. */
export async function getOrder(id: Id): Promise<contract.Order> {
  const { data } = await ask(contract.getOrder, { id });
  if (data.address || data.addressId === null) return data;
  return { ...data, address: await getAddress(data.addressId).catch(() => null) };
}

/** The order that was placed with a key; null when none has arrived. 404 says the same. */
export async function getPlacedOrder(key: string): Promise<contract.Order | null> {
  try {
    return (await ask(contract.getPlacedOrder, { id: key })).data;
  } catch (error) {
    if (isRefusedWith(error, 404)) return null;
    throw error;
  }
}

/** The body of an order with its amount in paise, as everywhere but on the wire. */
export type OrderRequest = Omit<contract.OrderBody, 'toPay' | 'slotId'> & {
  readonly toPay?: Paise | undefined;
  /** Absent at a shop without slots. */
  readonly slotId?: Id | undefined;
};

/**
 * Orders the cart. The same `key` always means the same order, however often it is sent; `fingerprint` is of what the customer saw.
 */
export async function postOrder(order: OrderRequest, key: string, fingerprint?: string): Promise<contract.Order> {
  const toPay = order.toPay === undefined ? undefined : toRupees(order.toPay);
  const body = { ...order, toPay } as contract.OrderBody;
  const { data } = await ask(contract.postOrder, {
    body,
    headers: { 'idempotency-key': key, ...fingerprintHeader(fingerprint) },
  });
  return data && 'number' in data ? data : readPlaced(data?.id);
}

/** What the customer saw, for a provider that compares it with what it would order. */
export const fingerprintHeader = (fingerprint: string | undefined) =>
  import.meta.env.PUBLIC_ORDER_FINGERPRINT !== 'off' && fingerprint !== undefined
    ? { [contract.ORDER_FINGERPRINT]: fingerprint }
    : {};

/** What was placed, where the answer said no more than its id. An order that can't be read is placed all the same. */
async function readPlaced(id: Id | undefined): Promise<contract.Order> {
  const placed = await (
    id === undefined ? ask(contract.getOrders).then(({ data: [newest] }) => newest) : getOrder(id)
  ).catch(() => undefined);
  if (placed) return placed;
  throw new CallError(t('Your order is placed, but we could not read it. You find it among your orders.'));
}
