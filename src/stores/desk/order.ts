import { atom, computed, onMount } from 'nanostores';
import * as contract from '../../../contract/desk-orders.ts';
import type { DeskOrder, DeskOrderItem, Seller } from '../../../contract/desk-orders.ts';
import { sameId } from '../../../contract/id.ts';
import { type Paise, toRupees } from '../../../contract/money.ts';
import type { OrderStatus } from '../../../contract/order-status.ts';
import { askAsEditor } from '../../api/editor.ts';
import { shop } from '../../shop.ts';
import { edit, editorName } from '../editor/access.ts';
import { fullfilled, idle, type Loaded, type RequestState, reset } from '../lib/request.ts';
import { loadChanges } from './history.ts';
import { $ordersRevision, loadDeskOrders, seeOrder } from './orders.ts';
import { printPaper } from './paper.ts';
import { $deskView } from './view.ts';

const noOrder: Loaded<DeskOrder | null> = { ...idle, data: null };
const $answer = atom(noOrder);
/** The last change of an order. */
export const $changing = atom<RequestState>(idle);

const $openId = computed($deskView, ({ screen, id }) => (screen === 'orders' ? id : null));

/** The open order; what is there stays while it is loaded again. */
export const $deskOrder = computed([$answer, $openId], (answer, id) => ({
  ...answer,
  data: sameId(answer.data?.id, id) ? answer.data : null,
}));

export async function loadDeskOrder(): Promise<void> {
  const id = $openId.get();
  if (id === null) return;
  await edit(
    $answer,
    () => askAsEditor(contract.getDeskOrder, { id }),
    ({ data }) => ({ data }),
  );
}

/** Forgets why the last change was refused. */
export const resetChanging = (): void => reset($changing, idle);

/** Makes a change. Returns whether that worked; when it did not, the order is read anew, for somebody else may have been faster. */
export async function changeOrder(request: () => Promise<{ data: DeskOrder }>): Promise<boolean> {
  if ($changing.get().loading) return false;
  const changed = await edit($changing, request, () => ({}));
  if (changed) reset($answer, { ...fullfilled, data: changed.data });
  else await loadDeskOrder();
  void loadDeskOrders();
  return changed !== undefined;
}

export const moveOrder = ({ id, status, items }: DeskOrder, to: OrderStatus): Promise<boolean> =>
  changeOrder(() =>
    askAsEditor(contract.putDeskOrderStatus, {
      id,
      body: { by: editorName(), from: status, to, lines: items.length },
    }),
  );

/** Says what the bank shows of a payment by QR code, null where it shows none. */
export async function decidePayment({ id, paymentStatus }: DeskOrder, paid: Paise | null): Promise<boolean> {
  if (paymentStatus === null || paymentStatus === 'refunded') return false;
  const found = paid === null ? { to: 'refused' as const } : { to: 'confirmed' as const, amount: toRupees(paid) };
  return changeOrder(() =>
    askAsEditor(contract.putDeskOrderPayment, { id, body: { by: editorName(), from: paymentStatus, ...found } }),
  );
}

const { name, address, phone, email, gstin, customerCare, deliveryTax } = shop;
/** The shop as printed on new invoices. */
export const seller: Seller = { name, address: [...address], phone, email, gstin, customerCare, deliveryTax };

/** Prints the invoice; one of goods that are packed gets its number before, and stays as it is printed. */
export async function printInvoice({ id, status, invoice }: DeskOrder): Promise<void> {
  const isFinal = status === 'packed' || status === 'out-for-delivery' || status === 'delivered';
  const isSellerSaved = invoice?.seller != null;
  if (
    isFinal &&
    !isSellerSaved &&
    !(await changeOrder(() => askAsEditor(contract.putDeskOrderInvoice, { id, body: { by: editorName(), seller } })))
  )
    return;
  printPaper('invoice');
}

/** Says how many units of a line are missing. */
export const markMissing = (
  { id }: DeskOrder,
  { id: itemId }: DeskOrderItem,
  missing: number,
  sellOut: boolean,
): Promise<boolean> =>
  changeOrder(() =>
    askAsEditor(contract.putDeskOrderMissing, { id, body: { by: editorName(), itemId, missing, sellOut } }),
  );

onMount($deskOrder, () => {
  if (typeof document === 'undefined') return;
  const load = () => queueMicrotask(loadDeskOrder);
  const unbind = [
    $openId.subscribe((id) => {
      resetChanging();
      // After the mount, which a page may be rendering at.
      queueMicrotask(() => id !== null && seeOrder(id));
      load();
    }),
    // Somebody may have changed this one.
    $ordersRevision.listen(() => {
      const id = $openId.get();
      if (id === null) return;
      load();
      void loadChanges(`order:${id}`);
    }),
  ];
  return () => {
    for (const end of unbind) end();
  };
});
