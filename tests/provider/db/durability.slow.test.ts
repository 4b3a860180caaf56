import { describe, expect, test } from 'vitest';
import { needsServer, SERVER } from '../../skip-unless.ts';
import { killInTraffic } from '../fixtures/killing.ts';
import { newFolderDatabase, newSharedDatabase } from '../fixtures/process-database.ts';

const TIMES = 20;

describe(`killed ${TIMES} times in the middle of order traffic`, () => {
  test('the embedded database has every order that was answered, and none by half', async () => {
    const database = await newFolderDatabase('plenty');
    const orders = await killInTraffic(database, TIMES);
    expect(orders).toBeGreaterThanOrEqual(3 * TIMES);
    await database.drop();
  });

  test('the database on a server has every order that was answered, and none by half', needsServer, async () => {
    const database = await newSharedDatabase(SERVER, 'plenty');
    const orders = await killInTraffic(database, TIMES);
    expect(orders).toBeGreaterThanOrEqual(3 * TIMES);
    await database.drop();
  });
});
