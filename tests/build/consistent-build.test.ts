import { eq } from 'drizzle-orm';
import type { BuildProgress } from '../../contract/build-message.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../provider/db/schema/catalogue.ts';
import { ShopServer } from '../../server/http.ts';
import { buildConsistently } from '../../build/consistent-build.ts';
import { progressText } from '../../build/terminal-progress.ts';
import { openShop, type Shop } from '../provider/fixtures/open.ts';

let shop: Shop;
let providerUrl: string;
const provider = new ShopServer();
const foreign = new ShopServer();
beforeAll(async () => {
  shop = await openShop();
  provider.answerApi(shop.fetch);
  foreign.answerApi(() => Response.json({ message: 'No such call.', code: 'unknown' }, { status: 404 }));
  providerUrl = `http://localhost:${await provider.listen(0, 'localhost')}`;
});
afterAll(() => Promise.all([provider.close(), foreign.close(), shop.close()]));

const said: string[] = [];
const progress = {
  show: (step: BuildProgress) => void said.push(progressText(step)),
  note: () => {},
  done: () => {},
  warn: () => {},
  repeatWarnings: () => {},
  failed: () => {},
};
const change = (columns: object) => shop.db.update(product).set(columns).where(eq(product.slug, 'tomato'));

/** Counts the builds, in the n-th of which `during` happens. */
async function builds(during: (n: number) => unknown, url = providerUrl): Promise<number> {
  let n = 0;
  return buildConsistently(url, progress, async () => {
    await during((n += 1));
    return n;
  });
}

describe('a build reads one moment', () => {
  test('once, when nothing changes but stock', async () => {
    expect(await builds(() => change({ stock: 3, sold: 9 }))).toBe(1);
  });

  test('again, when a product goes, comes back or has another price while it is built', async () => {
    for (const columns of [{ active: false }, { active: true }, { pricePaise: 4321 }])
      expect(await builds((n) => n === 1 && change(columns))).toBe(2);
    expect(said).toContain('The catalogue has changed meanwhile: the site is built again');
  });

  test('again, when it failed on what had just gone; not, when nothing had changed', async () => {
    const fail = () => {
      throw new Error('404');
    };
    expect(await builds((n) => n === 1 && change({ pricePaise: 100 }).then(fail))).toBe(2);
    await expect(builds(fail)).rejects.toThrow('404');
  });

  test('at most three times, so that imports without end do not keep a site from being built', async () => {
    expect(await builds((n) => change({ pricePaise: 1000 + n }))).toBe(3);
  });

  test('once, at a provider that has section 7 only', async () => {
    const url = `http://localhost:${await foreign.listen(0, 'localhost')}`;
    expect(await builds(() => change({ pricePaise: 5555 }), url)).toBe(1);
  });
});
