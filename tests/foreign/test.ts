import { spawn } from 'node:child_process';
import { test as base } from 'playwright/test';
import { freePort } from '../../harness/free-ports.ts';
import { end } from '../../harness/processes.ts';
import { collectOutput, type Started, waitForOutput } from '../../harness/wait-for-output.ts';
import { type ForeignShop, terse } from './shops.ts';

/** Starts `serve.ts`, and waits until it answers. */
async function startShop(name: string): Promise<Started & { readonly url: string }> {
  const port = await freePort();
  const started = collectOutput(
    spawn(process.execPath, ['tests/foreign/serve.ts', name, String(port)], { stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  try {
    const [, url = ''] = await waitForOutput(started, /^listens on (\S+)$/m);
    return { ...started, url };
  } catch (error) {
    started.child.kill();
    throw error;
  }
}

interface WorkerFixtures {
  /** Starts the shop on the provider of that name, once for all tests of a worker. Returns its URL. */
  readonly shopUrl: (name: ForeignShop['name']) => Promise<string>;
}

/** A browser test of the shop on a provider of another make, a process of its own with a site that is built for it. */
export const test = base.extend<{ readonly shop: ForeignShop }, WorkerFixtures>({
  shopUrl: [
    // Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const shops = new Map<string, ReturnType<typeof startShop>>();
      await use(async (name) => {
        const shop = shops.get(name) ?? startShop(name);
        shops.set(name, shop);
        return (await shop).url;
      });
      for (const shop of shops.values()) await shop.then((started) => end(started, 'SIGTERM')).catch(() => undefined);
    },
    { scope: 'worker' },
  ],
  shop: [terse, { option: true }],
  baseURL: [async ({ shop, shopUrl }, use) => use(await shopUrl(shop.name)), { scope: 'test', timeout: 0 }],
});
