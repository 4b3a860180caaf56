import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openEmbedded, openServer } from '../../../provider/db/open.ts';
import { needsNoServer, needsServer, SERVER } from '../../skip-unless.ts';
import { killInTraffic } from '../killing.ts';
import { newServerDatabase } from '../open.ts';
import { startProvider } from '../processes.ts';

const TIMES = 20;
const PATIENCE_MS = 180_000;

describe(`killed ${TIMES} times in the middle of order traffic`, () => {
  // Once is enough: it does not know of the server.
  test(
    'the embedded database has every order that was answered, and none by half',
    { ...needsNoServer, timeout: PATIENCE_MS },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'haat-killed-'));
      const orders = await killInTraffic({
        open: () => openEmbedded(folder),
        start: () => startProvider({ DATA_DIR: folder }),
        times: TIMES,
      });
      expect(orders).toBeGreaterThanOrEqual(3 * TIMES);
      await rm(folder, { recursive: true });
    },
  );

  test(
    'the database on a server has every order that was answered, and none by half',
    { ...needsServer, timeout: PATIENCE_MS },
    async () => {
      const { url, drop } = await newServerDatabase(SERVER);
      const orders = await killInTraffic({
        open: () => openServer(url),
        start: () => startProvider({ DATABASE_URL: url }),
        times: TIMES,
      });
      expect(orders).toBeGreaterThanOrEqual(3 * TIMES);
      await drop();
    },
  );
});
