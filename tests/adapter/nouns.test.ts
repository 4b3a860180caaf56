import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { getCart } from '../../contract/cart.ts';
import { getCategories, getSubCategories } from '../../contract/category.ts';
import { getCoupons } from '../../contract/coupon.ts';
import { checkDeliveryAmount, getOrders } from '../../contract/order.ts';
import { getPincodes } from '../../contract/pincode.ts';
import { getSlots } from '../../contract/slot.ts';
import { getTransactions } from '../../contract/wallet.ts';
import { getProfile } from '../../contract/profile.ts';
import { getCmsPage } from '../../contract/cms.ts';
import { getQrCodes } from '../../contract/qrcode.ts';
import { getWebBanners } from '../../contract/banner.ts';
import { getWishlist } from '../../contract/wishlist.ts';
import { adapt } from '../../src/adapter/adapt.ts';
import { subCategoriesIn } from '../../src/adapter/read/tree.ts';

const read = <C extends Call>(call: C, came: unknown): v.InferOutput<C['answer']> =>
  v.parse(call.answer, adapt(call, came).answer);
const dal = { productId: 12, title: 'Dal', price: { amountInPaise: 4500, currency: 'INR' } };

describe('other nouns in usual other shapes', () => {
  test.each([
    [{ cart: { '12': { product: dal, units: 2 } }, totalInPaise: 9000 }],
    [{ data: { cartItems: [{ cartItemId: 5, quantity: '2', productDetails: dal }], grandTotal: '90.00' } }],
    [{ items: [{ id: 5, productId: 12, name: 'Dal', price: 45, qty: 2 }] }],
    [{ success: true, data: [{ id: 5, product: dal, count: 2 }], count: 1, summary: { subTotal: 90 } }],
  ])('a cart %j', (came) =>
    expect(read(getCart, came)).toMatchObject({
      count: 2,
      totalPrice: 9000,
      data: [{ quantity: 2, product: { id: 12, name: 'Dal', price: 4500 } }],
    }),
  );

  test.each([
    [{ date: '2026-11-21', start: '09:00', end: '12:00' }],
    [{ slotDate: '21-11-2026', time: '9 AM - 12 PM' }],
    [{ slot_start: '21-11-2026 09:00:00', slot_end: '21-11-2026 12:00:00' }],
    [{ slot_start: '21 Nov 2026, 9:00 AM', slot_end: 'Nov 21, 2026 12 pm' }],
    [{ slot_start: 'Sat, 21 Nov 2026 9 am', slot_end: '12 pm, Saturday 21st November 2026' }],
    [{ slotDate: '21-11-2026', window: '21-11-2026 9 AM - 12 PM' }],
    [{ startsAt: '2026-11-21 03:30:00Z', endsAt: '2026-11-21T12:00:00+05:30' }],
    [{ day: '2026-11-21', window: '2026-11-21 09:00-12:00' }],
    [{ day: '20261121', slot_start: '20261121 09:00', slot_end: '20261121T12:00' }],
    [{ day: '21/11/2026', label: 'Morning (9–12 noon)', startTime: '9:00 AM', endTime: '12:00 PM' }],
    [{ startsAt: '2026-11-21T03:30:00Z', endsAt: '2026-11-21T06:30:00Z' }],
    [{ delivery_date: '21 Nov 2026', from_time: '09:00:00', to_time: '12:00:00' }],
    [{ date: 1_795_199_400, window: { start: 9, end: 12 } }],
  ])('a slot %j', (slot) =>
    expect(read(getSlots, { slots: [{ slotId: 3, ...slot }] }).data[0]).toMatchObject({
      id: 3,
      date: '2026-11-21',
      from: '09:00',
      to: '12:00',
    }),
  );

  test('slots by day', () => {
    const came = [
      {
        date: '2026-11-21',
        slots: [
          { id: 1, timing: '5-7 pm' },
          { id: 2, timing: '11 am to 1 pm', isAvailable: false },
        ],
      },
    ];
    expect(read(getSlots, came).data).toMatchObject([
      { id: 1, date: '2026-11-21', from: '17:00', to: '19:00' },
      { id: 2, from: '11:00', to: '13:00', left: 0 },
    ]);
  });

  test.each([
    ['SHIPPED', 'out-for-delivery'],
    ['order_delivered', 'delivered'],
    ['Pending', 'placed'],
    ['PROCESSING', 'packed'],
    [{ code: 'CANCELED_BY_USER' }, 'cancelled'],
    ['accepted', 'confirmed'],
    ['undelivered', 'out-for-delivery'],
  ])('an order with the status %j is %s', (status, ours) => {
    const came = {
      orders: [
        {
          orderNumber: 'A-1',
          orderStatus: status,
          createdAt: '2026-11-21T04:00:00Z',
          lineItems: [{ product: dal, qty: 2 }],
          shippingFee: 10,
          grandTotal: '100.00',
          deliverySlot: '21-11-2026 9 AM - 12 PM',
        },
      ],
    };
    expect(read(getOrders, came).data[0]).toMatchObject({
      id: 'A-1',
      number: 'A-1',
      status: ours,
      totalPrice: 9000,
      toPay: 10_000,
      items: [{ name: 'Dal', quantity: 2, price: 4500 }],
    });
  });

  test('a tree of categories: the top alone, and the rest by its own call', () => {
    const tree = [
      { id: 1, name: 'Rice &amp; Dal', children: [{ id: 11, name: 'Dal' }] },
      { id: 2, name: 'Tea' },
    ];
    const flat = [
      { id: 1, name: 'Rice & Dal', parent_id: 0 },
      { id: 2, name: 'Tea', parent_id: null },
      { id: 11, name: 'Dal', parent_id: 1 },
    ];
    for (const came of [tree, { categories: flat }]) {
      expect(read(getCategories, came).data.map(({ name }) => name)).toEqual(['Rice & Dal', 'Tea']);
      expect(read(getSubCategories, subCategoriesIn(came)).data).toMatchObject([{ id: 11, name: 'Dal' }]);
      expect(subCategoriesIn(came).map(({ categoryId }) => String(categoryId))).toEqual(['1']);
    }
  });

  test.each([
    [[700_016]],
    [['700016']],
    [{ data: [{ _id: 700_016, pin_code: 700_016 }] }],
    [{ result: { items: [{ value: '700016', label: '700016' }] } }],
  ])('pincodes %j', (came) =>
    expect(read(getPincodes, came).data[0]).toMatchObject({ pincode: '700016', deliverable: true }),
  );

  test.each([
    [{ deliveryAmount: 40 }, 4000],
    [{ data: { deliveryCharge: '₹40' } }, 4000],
    [{ data: 40 }, 4000],
    [{ delivery_fee_paise: 4000 }, 4000],
    [{ result: { isFree: true } }, 0],
    [40, 4000],
  ])('a delivery amount %j', (came, paise) => expect(read(checkDeliveryAmount, came).deliveryAmount).toBe(paise));

  test('a wallet without balances adds up', () => {
    const came = {
      transactions: [
        { txnId: 2, type: 'DEBIT', amount: '30', date: '03-11-2026' },
        { txnId: 1, type: 'CREDIT', amount: 150, date: '01-11-2026' },
      ],
    };
    expect(read(getTransactions, came).data).toMatchObject([
      { kind: 'debit', amount: 3000, balance: 12_000 },
      { kind: 'credit', amount: 15_000, balance: 15_000 },
    ]);
  });

  test('profile, coupon, page, QR code, banner, wishlist', () => {
    expect(
      read(getProfile, {
        user: { userId: 7, firstName: 'Mou', lastName: 'Sen', mobileNo: 9_830_098_300, kycStatus: 'PENDING' },
      }).data,
    ).toMatchObject({ id: 7, name: 'Mou Sen', phone: '9830098300', kyc: { status: 'submitted' } });
    expect(
      read(getCoupons, [
        {
          promoCode: 'TEN',
          title: '<b>10% off</b>',
          minOrderValue: '₹200',
          discountType: 'PERCENTAGE',
          expiryDate: '30/11/2026',
        },
      ]).data[0],
    ).toMatchObject({
      id: 'TEN',
      code: 'TEN',
      description: '10% off',
      minimumOrder: 20_000,
      kind: 'percent',
      validUntil: '2026-11-30',
    });
    expect(read(getCmsPage, { page: { slug: 'about', heading: 'About', html: '<p>Us</p>' } }).data[0]).toMatchObject({
      id: 'about',
      title: 'About',
      content: '<p>Us</p>',
    });
    expect(read(getQrCodes, { data: { qrCodes: [{ id: 1, qrImage: 'qr.png' }] } }).data[0]).toEqual({
      id: 1,
      name: 'UPI',
      image: '/qr.png',
    });
    expect(
      read(getWebBanners, { banners: [{ bannerId: 1, bannerImage: { url: '/b.jpg' }, redirectUrl: '/categories' }] })
        .data[0],
    ).toMatchObject({ id: 1, image: '/b.jpg', link: '/categories' });
    expect(read(getWishlist, { data: [{ wishId: 9, product: dal }] })).toMatchObject({ data: [{ id: 9 }] });
    expect(read(getWishlist, { products: [dal] })).toMatchObject({
      count: 1,
      data: [{ product: { id: 12, name: 'Dal' } }],
    });
  });
});
