import { expect, test } from 'vitest';
import { fingerprintOf, type SeenOrder } from '../../contract/order-fingerprint.ts';

const line = { id: 1, name: 'Pantua', packSize: '250 g', quantity: 2, price: 5400 };
const dal = { id: 2, name: 'Masoor Dal', packSize: null, quantity: 1, price: 7000 };
const address = { id: 7, line1: '22 Mandeville Gardens', phone: '9830041207', pincode: { id: 1, pincode: '700019' } };
const seen = {
  lines: [line, dal],
  address,
  slot: { date: '2026-11-21', from: '11:00', to: '13:00' },
  deliveryAmount: 2000,
  toPay: 19_800,
} satisfies SeenOrder;

test('is the same for the same, however it is written', () => {
  const same: SeenOrder = {
    ...seen,
    lines: [dal, { ...line, id: '1', name: 'Pantua\u202e' }],
    address: { ...address, id: '7', line2: null, landmark: '', pincode: { id: 1, pincode: 700019 } },
    couponAmount: 0,
  };
  expect(fingerprintOf(same)).toBe(fingerprintOf(seen));
});

test.each<Partial<SeenOrder>>([
  { lines: [line] },
  { lines: [{ ...line, id: 3 }, dal] },
  {
    lines: [
      { ...line, quantity: 1 },
      { ...dal, quantity: 2 },
    ],
  },
  { lines: [{ ...line, price: 5401 }, dal] },
  { lines: [{ ...line, name: 'Pomegranate' }, dal] },
  { lines: [{ ...line, packSize: '125 g' }, dal] },
  { address: { ...address, line1: '9 Lake Road' } },
  { address: { ...address, phone: '9830041208' } },
  { address: { ...address, id: 8 } },
  { slot: { ...seen.slot, date: '2026-11-22' } },
  { slot: { ...seen.slot, to: '12:00' } },
  { deliveryAmount: 0 },
  { couponAmount: 2000 },
  { walletAmount: 2000 },
  { toPay: 19_801 },
])('is another for %o', (change) => {
  expect(fingerprintOf({ ...seen, ...change })).not.toBe(fingerprintOf(seen));
});
