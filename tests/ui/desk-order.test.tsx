import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { DeskOrder, DeskOrderRow } from '../../contract/desk-orders.ts';
import { OrderRow } from '../../src/components/desk/orders/OrderRow.tsx';
import { PaymentCheck } from '../../src/components/desk/orders/PaymentCheck.tsx';

const row: DeskOrderRow = {
  id: 7,
  number: 'HT-20007',
  status: 'placed',
  placedAt: '2026-11-20T05:00:00.000Z',
  slot: { date: '2026-11-21', from: '11:00', to: '13:00' },
  amount: 6250,
  paymentMethod: 'qr',
  paymentStatus: 'checking',
  units: 1,
  name: 'Mou Sen',
  area: 'Flat 3',
  pincode: '700001',
  issues: 0,
  openLimit: null,
  sameReference: 0,
};
const rowText = (more: Partial<DeskOrderRow>) =>
  renderToStaticMarkup(<OrderRow row={{ ...row, ...more }} isNew={false} />).replaceAll(/<[^>]*>/g, ' ');

describe('an order on the list of the desk', () => {
  test('says so when its customer or address stands at the limit, or was refused more', () => {
    expect(rowText({})).not.toMatch(/limit|Refused|reference/);
    expect(rowText({ openLimit: 'reached' })).toContain('At limit');
    expect(rowText({ openLimit: 'refused' })).toContain('Refused more');
  });

  test('says so when another order gives the same payment reference', () => {
    expect(rowText({ sameReference: 1 })).toContain('Same reference');
  });
});

test('a payment to be checked names the other orders with its reference, and whether theirs was seen', () => {
  const other = { id: 6, number: 'HT-20006', name: 'Rina Das', amount: 6250, placedAt: row.placedAt };
  const order = {
    ...row,
    toPay: 6250,
    refundAmount: 0,
    walletAmount: 0,
    walletRefund: 0,
    dueOnDelivery: 0,
    paymentReference: '412345678901',
    sameReference: [
      { ...other, paymentStatus: 'checking' as const },
      { ...other, id: 5, number: 'HT-20005', paymentStatus: 'confirmed' as const },
    ],
  } as unknown as DeskOrder;
  const html = renderToStaticMarkup(<PaymentCheck order={order} />);
  expect(html).toContain('href="#orders/6"');
  const text = html.replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('The same reference was given with other orders.');
  expect(text).toMatch(/HT-20006, Rina Das, ₹62\.50, .*, not checked yet/);
  expect(text).toMatch(/HT-20005, .*: its payment was seen/);
});
