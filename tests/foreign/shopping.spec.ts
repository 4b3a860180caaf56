import { expect, test } from 'playwright/test';
import { browse } from './browse.ts';
import { account } from './account.ts';
import { buy } from './buy.ts';
import { chatty, terse } from './shops.ts';
import { Walk } from './walk.ts';

/** The whole way through the shop, with a provider written from section 7 of the specification alone. */
for (const shop of [terse, chatty])
  test(`a shop on the ${shop.name} provider`, async ({ page }, { project }) => {
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    // Phone and desktop are two customers.
    const mobile = `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const walk = new Walk(page);
    await browse(walk, page, shop);
    await buy(walk, page, shop, mobile);
    await account(walk, page, shop);
    await walk.check('nothing is written to the console', () => Promise.resolve(expect(walk.written).toEqual([])));
    console.log(`${project.name}: ${walk}`);
    expect(walk.failed).toEqual([]);
  });
