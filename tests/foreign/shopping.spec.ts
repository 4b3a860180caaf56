import { expect } from 'playwright/test';
import { DESKTOP, PHONE } from '../e2e/fixtures/screens.ts';
import { browse } from './browse.ts';
import { account } from './account.ts';
import { buy } from './buy.ts';
import { agency, chatty, type Device, dusty, terse } from './shops.ts';
import { test } from './test.ts';
import { Walk } from './walk.ts';

const DEVICES: readonly Device[] = ['phone', 'desktop'];
const SCREENS = { phone: PHONE, desktop: DESKTOP };

/** The whole way through the shop, with a provider written from section 7 of the specification alone. */
for (const shop of [terse, chatty, agency])
  test.describe(() => {
    // In one worker: one shop serves both screens.
    test.describe.configure({ mode: 'default' });
    for (const device of DEVICES)
      test.describe(`on a ${device}`, () => {
        test.use({ ...SCREENS[device], shop });
        test(`a shop on the ${shop.name} provider`, async ({ page }) => {
          // Each step that fails waits for what does not come.
          test.setTimeout(3_600_000);
          await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
          // Phone and desktop are two customers.
          const mobile = `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
          const walk = new Walk(page);
          await browse(walk, page, shop);
          await buy(walk, page, shop, mobile);
          await account(walk, page, shop, device);
          await walk.check('nothing is written to the console', () =>
            Promise.resolve(expect(walk.written).toEqual([])),
          );
          console.log(`${shop.name} on a ${device}: ${walk}`);
          expect(walk.failed).toEqual([]);
        });
      });
  });

// Its codes have five digits, and the page takes six: nobody can log in, so it is not walked through yet.
test.describe('on a phone', () => {
  test.use({ ...PHONE, shop: dusty });
  test('a shop on the dusty provider opens with its goods', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await page.goto('/categories');
    for (const category of dusty.categories)
      await expect(page.getByRole('main').getByText(category).first()).toBeVisible();
  });
});
