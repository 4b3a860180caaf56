import { describe, expect, test } from 'vitest';
import { readShopData } from '../../../provider/demo/shop-data.ts';
import { DEMO_PACKS } from '../fixtures/demo-goods.ts';

const { banners, categories, coupons, deliveryCharges, pincodes: areas } = await readShopData();
const pincodes = areas.flatMap(({ from, to, withoutDelivery }) =>
  Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index)).map((pincode) => ({
    pincode,
    deliverable: !withoutDelivery.includes(pincode),
  })),
);

describe('the rest of the demo', () => {
  test('knows all pincodes from 700001 to 700160, 6 of them without delivery, and delivers to 700019', () => {
    expect(pincodes.map(({ pincode }) => Number(pincode))).toEqual(Array.from({ length: 160 }, (_, i) => 700_001 + i));
    expect(pincodes.filter(({ deliverable }) => !deliverable)).toHaveLength(6);
    expect(pincodes).toContainEqual({ pincode: '700019', deliverable: true });
  });

  test('names no pincode in a charge group that is not delivered to', () => {
    const delivered = new Set(pincodes.filter(({ deliverable }) => deliverable).map(({ pincode }) => pincode));
    expect(
      deliveryCharges.flatMap((group) => group.pincodes ?? []).filter((pincode) => !delivered.has(pincode)),
    ).toEqual([]);
  });

  test('leaves no gap between charge steps', () => {
    for (const { name, steps } of deliveryCharges) {
      expect(steps[0]?.from, name).toBe(0);
      expect(steps.at(-1)?.to, name).toBeUndefined();
      for (const [index, { from }] of steps.slice(1).entries())
        expect(from - (steps[index]?.to ?? 0), name).toBeCloseTo(0.01, 5);
    }
  });

  test('has a coupon of each kind', () => {
    expect(new Set(coupons.map(({ kind }) => kind))).toEqual(new Set(['percent', 'flat']));
    for (const field of [
      'cap',
      'minimumOrder',
      'firstOrderOnly',
      'validUntil',
      'perCustomerLimit',
      'totalLimit',
    ] as const) {
      expect(
        coupons.some((coupon) => coupon[field] !== undefined),
        field,
      ).toBe(true);
    }
  });

  test('advertises only what it sells', () => {
    const slugs = new Set(DEMO_PACKS.map(({ slug }) => slug));
    const links = new Set(categories.map(({ slug }) => `/categories/${slug}`));
    expect(banners.flatMap(({ pictures }) => pictures).filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(banners.map(({ link }) => link).filter((link) => !links.has(link))).toEqual([]);
  });
});
