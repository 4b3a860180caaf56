import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEEKDAYS } from '../../../contract/weekday.ts';
import { openEmbedded } from '../../../provider/db/open.ts';
import { deliveryZone, slotTaken, slotWindow } from '../../../provider/db/schema/delivery.ts';
import { availableSlots } from '../../../provider/domain/delivery/slots.ts';
import { openBefore } from '../fixtures/database-before.ts';
import { MORNING } from '../fixtures/fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-migration-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('slots from before they had weekdays and a cut-off are offered as they were, and areas keep their charges', async () => {
  const old = await openBefore(folder, '_where_and_when');
  await old.exec(`
    insert into slot_window (key, from_time, to_time, capacity) values ('11-13', '11:00', '13:00', 40), ('12-14', '12:00', '14:00', 40);
    insert into slot_taken (date, window_key, taken) values ('2026-11-21', '11-13', 3);
    insert into delivery_zone (zone, minimum_paise, chilled) values ('Far away', 5000, false);
    insert into charge_step (zone, from_paise, charge_paise) values ('', 0, 4000), ('Hills', 0, 9000);
    insert into pincode (pincode, zone) values ('700019', 'Island');
  `);
  await old.close();

  const { db, close } = await openEmbedded(folder);
  expect(await db.select().from(slotWindow).orderBy(slotWindow.key)).toMatchObject(
    ['11-13', '12-14'].map((key) => ({ key, weekdays: WEEKDAYS, cutoffMinutes: 60, cutoffDayBefore: null })),
  );
  expect(await db.select().from(slotTaken)).toMatchObject([{ taken: 3, closed: false }]);
  // 10:30 in Kolkata.
  const slots = await availableSlots(db, MORNING);
  expect(slots.map(({ id }) => id)).toHaveLength(11);
  expect(slots[0]?.id).toBe('2026-11-20_12-14');
  expect(slots.find(({ id }) => id === '2026-11-21_11-13')?.left).toBe(37);
  const zones = await db.select().from(deliveryZone).orderBy(deliveryZone.zone);
  expect(zones.map(({ zone }) => zone)).toEqual(['', 'Far away', 'Hills', 'Island']);
  expect(zones[1]).toMatchObject({ minimumPaise: 5000, chilled: false });
  await close();
});
