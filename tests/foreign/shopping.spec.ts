import { expect, type Page } from 'playwright/test';
import { DESKTOP, PHONE } from '../e2e/fixtures/screens.ts';
import { browse } from './browse.ts';
import { account } from './account.ts';
import { buy } from './buy.ts';
import { agency, chatty, type Device, dusty, enterprise, type ForeignShop, terse } from './shops.ts';
import { test } from './test.ts';
import { Walk } from './walk.ts';

const SCREENS = { phone: PHONE, desktop: DESKTOP };
const DEVICES: readonly Device[] = ['phone', 'desktop'];

/** The whole way through the shop on one screen, by a customer of its own. */
async function walkThrough(page: Page, shop: ForeignShop, device: Device): Promise<Walk> {
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  const mobile = `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const walk = new Walk(page);
  await browse(walk, page, shop);
  await buy(walk, page, shop, mobile);
  await account(walk, page, shop, device);
  await walk.check('nothing is written to the console', () => Promise.resolve(expect(walk.written).toEqual([])));
  console.log(`${shop.name} on a ${device}: ${walk}`);
  return walk;
}

/** With a provider written from section 7 of the specification alone. */
for (const shop of [agency, dusty, enterprise, chatty, terse])
  test.describe(() => {
    test.use({ shop });
    // A walk waits now and then: both screens at a time, on one shop.
    test(`a shop on the ${shop.name} provider, on a phone and on a desktop`, async ({ browser }) => {
      // Each step that fails waits for what does not come.
      test.setTimeout(3_600_000);
      const walks = DEVICES.map(async (device) => {
        const context = await browser.newContext(SCREENS[device]);
        const { failed } = await walkThrough(await context.newPage(), shop, device);
        return failed.map((check) => `on a ${device}: ${check}`);
      });
      expect((await Promise.all(walks)).flat()).toEqual([]);
    });
  });
