import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WEEKDAYS } from '../../../contract/weekday.ts';
import { rulesCommand } from '../../../provider/cli/rules.ts';
import { pincode } from '../../../provider/db/schema/address.ts';
import { closedDay, closedWeekday, deliveryZone, slotWindow } from '../../../provider/db/schema/delivery.ts';
import { coupon } from '../../../provider/db/schema/order.ts';
import { readSettings } from '../../../provider/settings/settings.ts';
import { fillRules, Rules } from '../../../provider/domain/rules-file.ts';
import { openEmpty } from '../fixtures/open.ts';
import { emptyShop } from '../fixtures/import/empty-shop.ts';

const RULES = {
  pincodes: [{ from: '700001', to: '700003', withoutDelivery: ['700002'] }],
  deliveryCharges: [{ name: 'Everywhere', steps: [{ from: 0, charge: 20 }] }],
  slotWindows: [{ from: '10:00', to: '12:00', capacity: 8 }],
  coupons: [{ code: 'ten', kind: 'flat', value: 10, description: '₹10 off' }],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-rules-'));
});
afterAll(() => rm(folder, { recursive: true }));
const shop = emptyShop();

async function parse(rules: unknown) {
  const file = join(folder, 'rules.json');
  await writeFile(file, typeof rules === 'string' ? rules : JSON.stringify(rules));
  return rulesCommand.parse([file], {});
}
async function bring(rules: unknown): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await rulesCommand.run(shop.db(), await parse(rules), readSettings({}));
  return log.mock.calls.flat().join('\n');
}

describe('npx haat rules', () => {
  test('writes what an owner has decided', async () => {
    expect(await bring(RULES)).toContain('3 pincodes written.');
    expect(await shop.db().select().from(pincode)).toHaveLength(3);
    expect(await shop.db().select().from(slotWindow)).toMatchObject([{ key: '10-12', capacity: 8 }]);
    expect(await shop.db().select().from(coupon)).toMatchObject([{ code: 'TEN', amountPaise: 1000 }]);
  });

  test('writes weekdays, cut-offs and closed days', async () => {
    const { db, close } = await openEmpty();
    await fillRules(
      db,
      v.parse(Rules, {
        slotWindows: [
          { from: '07:00', to: '09:00', capacity: 5, weekdays: ['saturday', 'monday'], cutoff: { dayBefore: '21:00' } },
          { from: '07:00', to: '09:00', capacity: 9, weekdays: ['sunday'], cutoff: { minutes: 90 } },
          { from: '10:00', to: '12:00', capacity: 8 },
        ],
        closedWeekdays: ['friday'],
        closedDays: [{ date: '2026-12-25', reason: 'Christmas' }],
      }),
    );
    expect(await db.select().from(slotWindow).orderBy(slotWindow.id)).toMatchObject([
      { key: '07-09', weekdays: ['monday', 'saturday'], cutoffDayBefore: '21:00' },
      { key: '07-09-2', weekdays: ['sunday'], cutoffMinutes: 90, cutoffDayBefore: null },
      { key: '10-12', weekdays: WEEKDAYS, cutoffMinutes: 60, cutoffDayBefore: null },
    ]);
    expect(await db.select().from(closedWeekday)).toEqual([{ weekday: 'friday' }]);
    expect(await db.select().from(closedDay)).toEqual([{ date: '2026-12-25', reason: 'Christmas' }]);
    await close();
  });

  test('writes areas where the desk has decided nothing of the default one, and only there', async () => {
    const minimum = async (version: number) => {
      const { db, close } = await openEmpty();
      await db.update(deliveryZone).set({ version, minimumPaise: 100 });
      const deliveryCharges = [{ name: 'All', minimumOrder: 99, steps: [{ from: 0, charge: 20 }] }];
      await fillRules(db, v.parse(Rules, { deliveryCharges }));
      const [row] = await db.select().from(deliveryZone);
      await close();
      return row?.minimumPaise;
    };
    expect(await minimum(0)).toBe(9900);
    expect(await minimum(1)).toBe(100);
  });

  test('decides nothing anew, and says so', async () => {
    await shop.db().delete(coupon);
    const said = await bring({ ...RULES, pincodes: [{ from: '700010', to: '700019' }] });
    expect(said).toContain('The shop has pincodes already: they stay as they are.');
    expect(said).toContain('1 coupons written.');
    expect(await shop.db().$count(pincode)).toBe(3);
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'is no JSON'],
    ['a pincode of five digits', { pincodes: [{ from: '70001', to: '70009' }] }, 'pincodes.0.from: a pincode has 6'],
    ['pincodes the wrong way round', { pincodes: [{ from: '700009', to: '700001' }] }, 'from the first'],
    [
      'a time that is none',
      { slotWindows: [{ from: '25:00', to: '26:00', capacity: 1 }] },
      'slotWindows.0.from: a time',
    ],
    [
      'a slot that ends before it begins',
      { slotWindows: [{ from: '12:00', to: '10:00', capacity: 1 }] },
      'a slot ends after',
    ],
    [
      'a weekday that is none',
      { slotWindows: [{ from: '10:00', to: '12:00', capacity: 1, weekdays: ['puja'] }] },
      'slotWindows.0.weekdays.0: Please choose a day of the week',
    ],
    [
      'no charge for everywhere else',
      { deliveryCharges: [{ ...RULES.deliveryCharges[0], pincodes: [] }] },
      'one group',
    ],
    ['a charge with a gap', { deliveryCharges: [{ name: 'All', steps: [{ from: 99, charge: 0 }] }] }, 'begins at 0'],
  ])('refuses %s, and names the place', async (_, rules, refusal) => {
    await expect(parse(rules)).rejects.toThrow(refusal);
  });

  test('asks for one file that is there', async () => {
    await expect(rulesCommand.parse([], {})).rejects.toThrow('Name one file of rules');
    await expect(rulesCommand.parse([join(folder, 'none.json')], {})).rejects.toThrow('There is no file');
  });
});
