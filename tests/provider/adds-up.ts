import { expect } from 'vitest';
import type { Database } from '../../provider/db/database.ts';
import { findFaults, type Stock } from './ledger.ts';

/** Stock, slots, coupons, money and history agree with the orders there are. */
export const expectItAddsUp = async (db: Database, before: Stock): Promise<void> =>
  expect(await findFaults(db, before)).toEqual([]);
