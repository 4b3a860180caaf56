import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../../provider/db/open.ts';
import { pincode } from '../../../provider/db/schema/address.ts';
import { coupon } from '../../../provider/db/schema/order.ts';
import { slotWindow } from '../../../provider/db/schema/delivery.ts';
import { openProvider } from '../../../provider/index.ts';
import { readSettings } from '../../../provider/settings/settings.ts';
import { openBefore } from '../fixtures/database-before.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-upgrade-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a shop from before the demo was a mode', () => {
  beforeAll(async () => {
    const old = await openBefore(folder, '_filled-before');
    await old.query(`insert into pincode (pincode, deliverable, zone) values ('700019', true, '')`);
    await old.query(
      `insert into slot_window (key, from_time, to_time, capacity) values ('11-13', '11:00', '13:00', 40)`,
    );
    await old.close();
  });

  test.each(['on', 'off'])(
    'keeps its areas and slots, and gets no coupon that its owner has deleted: DEMO=%s',
    async (DEMO) => {
      await (await openProvider(readSettings({ DATA_DIR: folder, DEMO }))).close();
      const { db, close } = await openEmbedded(folder);
      expect(await db.select().from(pincode)).toMatchObject([{ pincode: '700019' }]);
      expect(await db.select().from(slotWindow)).toMatchObject([{ key: '11-13' }]);
      expect(await db.$count(coupon)).toBe(0);
      await close();
    },
  );
});
