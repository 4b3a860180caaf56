import { spawn } from 'node:child_process';
import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-ports.ts';
import { end } from './processes.ts';
import { collectOutput, waitForOutput } from './wait-for-output.ts';

/** Tests of releases read what was published there. */
const DATA_DIR = '.cache/e2e';
/** Opens the editor and the desk; a shop started by hand needs the same EDITOR_KEY. */
export const TEST_SHOP_KEY = 'the key of the browser tests';

/** The demo shop as its operator starts it, on a database and with a site that are new. */
export interface TestShop {
  readonly url: string;
  /** The folder of the site as it was built; later releases go elsewhere. */
  readonly site: string;
  readonly stop: () => Promise<void>;
}

/** What `npm start` is started with; browser tests that start it themselves do so with the same. */
export const testShopEnvironment = (port: number): Record<string, string> => ({
  PORT: String(port),
  TZ: 'America/Los_Angeles',
  LC_ALL: 'C.UTF-8',
  DATA_DIR,
  // Each test calls from an address of its own, as behind a proxy: codes are limited by it.
  TRUSTED_PROXY_HEADER: 'x-forwarded-for',
  EDITOR_KEY: TEST_SHOP_KEY,
  // A machine that is busy with other work turns nobody away.
  REQUEST_SECONDS: '600',
  // AVIF takes five times as long; `tests/server/start.slow.test.ts` makes it.
  PICTURE_FORMATS: 'webp',
  PRECOMPRESS: 'on',
});

/** Where a run has started the shop already, for tests that share it; undefined where it has not. */
const shared = (): TestShop | undefined => {
  const { TEST_SHOP_URL: url, TEST_SHOP_SITE: site } = process.env;
  return url && site ? { url, site, stop: async () => {} } : undefined;
};

/** Starts the shop, or returns the one that the run has started already. */
export async function testShop(): Promise<TestShop> {
  return shared() ?? startTestShop(await freePort());
}

/** Starts the shop, and waits until it is open. */
export async function startTestShop(port: number, onOutput?: (text: string) => void): Promise<TestShop> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  const child = spawn(process.execPath, ['cli/haat.js', 'start'], {
    env: { ...process.env, ...testShopEnvironment(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitForOutput(collectOutput(child, onOutput), /Open the shop {3}/);
  const url = `http://localhost:${port}`;
  return {
    url,
    site: realpathSync(join(DATA_DIR, 'published/current')),
    stop: async () => void (await end({ child }, 'SIGTERM')),
  };
}
