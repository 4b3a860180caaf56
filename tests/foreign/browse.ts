import { expect, type Page } from 'playwright/test';
import type { ForeignShop } from './shops.ts';
import { alive, buyBar, cards, choosePincode, findPincode, main, search as searchFor, UNSERVED } from './steps.ts';
import type { Walk } from './walk.ts';

/** What no page may show: words of a script, tags or entities in a text, a picture that is none, a page wider than its screen. */
export async function expectWhole(page: Page): Promise<void> {
  const text = await main(page).innerText();
  expect(text, page.url()).not.toMatch(
    /undefined|NaN|\[object|null|<\/?[a-z]+>|&[a-z]+;|&#\d+;|\b0 (?:products|results|items)/,
  );
  expect(text, page.url()).not.toMatch(/Something went wrong|could not (?:be )?read|could not be loaded/i);
  const broken = await page
    .locator('img')
    .evaluateAll((all) => (all as HTMLImageElement[]).filter((one) => one.complete && one.naturalWidth === 0).length);
  expect(broken, `broken pictures on ${page.url()}`).toBe(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Looking round the shop as a guest. */
export async function browse(walk: Walk, page: Page, shop: ForeignShop): Promise<void> {
  const { category, search, product, cms } = shop;
  const check = walk.check.bind(walk);

  await check('home shows the categories', async () => {
    await page.goto('/');
    for (const name of shop.categories.slice(0, 3))
      await expect(main(page).getByRole('link', { name }).first()).toBeVisible();
  });
  await check('home shows the best sellers', () =>
    expect(main(page).getByRole('link', { name: shop.bestSeller }).first()).toBeVisible(),
  );
  await check('home is whole', () => expectWhole(page));
  await check('a page of best sellers has all of them', async () => {
    await page.goto('/best-sellers');
    await expect(cards(page)).toHaveCount(shop.bestSellers);
  });
  await check('the categories page has every category', async () => {
    await page.goto('/categories');
    for (const name of shop.categories) await expect(main(page).getByRole('link', { name }).first()).toBeVisible();
    await expectWhole(page);
  });
  await check('every sub-category is there', () =>
    expect(main(page).getByRole('link', { name: shop.lastSubCategory, exact: true })).toBeVisible(),
  );
  await walk.checkOf('categories stand in their groups', shop.groups, async (groups) => {
    for (const name of groups)
      await expect(main(page).getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  });
  await check('a category opens with its first page', async () => {
    await main(page).getByRole('link', { name: category.name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
  });
  const path = new URL(page.url()).pathname;
  await check('a category says how many it has, or nothing', async () => {
    const said = /(\d+) products/.exec(await main(page).innerText())?.[1];
    expect(said ?? String(category.count)).toBe(String(category.count));
    await expectWhole(page);
  });
  await walk.checkOf('every card has its picture', shop.pictures, async () => {
    const pictured = main(page)
      .getByRole('article')
      .filter({ has: page.locator('img') });
    await expect(pictured).toHaveCount(20);
    const first = pictured.first().locator('img');
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  await check('more brings the rest, without doubles', async () => {
    await alive(page);
    await main(page)
      .getByRole('link', { name: /Load more/ })
      .or(main(page).getByRole('button', { name: /Load more/ }))
      .click();
    await expect(cards(page)).toHaveCount(category.count);
    expect(new Set(await cards(page).allTextContents()).size).toBe(category.count);
    await expect(main(page).getByText('Load more')).toBeHidden();
  });
  await check('the second page has an address of its own, built', async () => {
    expect((await page.request.get(`${path}/2`)).status()).toBe(200);
    expect((await page.request.get(`${path}/3`)).status()).toBe(404);
  });
  await check('sorting sorts, or is not offered', async () => {
    await page.goto(path);
    const select = main(page).locator('[data-sort] select');
    if ((await select.count()) === 0) return;
    await select.selectOption('price-low');
    const prices = async () =>
      (await main(page).locator('article').allInnerTexts()).map((text) => Number(/₹([\d,.]+)/.exec(text)?.[1]));
    await expect
      .poll(async () => (await prices()).every((price, at, all) => at === 0 || price >= (all[at - 1] ?? 0)))
      .toBe(true);
  });
  await check('a sub-category narrows the list', async () => {
    await page.goto(path);
    const wide = (page.viewportSize()?.width ?? 0) > 1000;
    if (wide) await main(page).getByRole('radio', { name: category.subCategory }).check();
    else await main(page).getByRole('button', { name: category.subCategory, exact: true }).click();
    await expect(cards(page)).toHaveCount(category.within);
  });
  await check('there is no filter that the provider knows nothing of', () =>
    expect(page.getByText('In stock only')).toHaveCount(0),
  );

  await check('typing suggests', async () => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Search', exact: true }).pressSequentially(search.typed);
    await expect(page.getByRole('option', { name: search.suggestion }).first()).toBeVisible();
  });
  await check('searching finds', async () => {
    await page.goto(`/search?q=${search.typed}`);
    await expect(cards(page)).toHaveCount(search.count);
    await expect(main(page).getByRole('link', { name: search.finds })).toBeVisible();
    await expectWhole(page);
  });
  await check('searching for what is not there says so', async () => {
    await page.goto('/search?q=unicorn');
    await expect(main(page).getByText('Nothing found for “unicorn”')).toBeVisible();
  });

  await check('a card says how much there is in it', async () => {
    await page.goto(`/search?q=${search.typed}`);
    const card = main(page).getByRole('article').filter({ hasText: product.name }).first();
    await expect(card).toContainText(product.pack);
  });
  await check('a product opens with its name and price', async () => {
    await page.goto(`/search?q=${search.typed}`);
    await main(page).getByRole('link', { name: product.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name);
    expect(page.url()).toMatch(product.slugLike);
    await expect(main(page)).toContainText(product.price);
  });
  await check('its description is text', () => expect(main(page)).toContainText(product.says));
  await check('its other pack sizes are there', () =>
    expect(page.getByRole('navigation', { name: 'Pack size' })).toContainText(product.otherPack),
  );
  await check('a product page is whole', () => expectWhole(page));
  await check('another pack size opens', async () => {
    await page.getByRole('navigation', { name: 'Pack size' }).getByRole('link', { name: product.otherPack }).click();
    const heading = expect(page.getByRole('heading', { level: 1 }));
    // One that is a variant has its product's name; another is a product with a name of its own.
    await (product.isVariant ? heading.toHaveText(product.name) : heading.not.toHaveText(product.name));
    await expectWhole(page);
  });
  await check('another pack size has a price of its own, and is sold', async () => {
    await alive(page);
    // Whether it is sold is asked once more when the page is used.
    await page.waitForLoadState('networkidle');
    await expect(buyBar(page)).toContainText(product.otherPrice);
    await expect(buyBar(page).getByRole('button', { name: /^Add .+ to cart$/ })).toBeVisible();
    await expect(main(page).getByText('We no longer sell this')).toHaveCount(0);
  });
  await walk.checkOf('what is sold for nothing costs nothing', shop.free, async ({ name, mrp }) => {
    await page.goto(searchFor(name));
    await expect(main(page).getByRole('article').filter({ hasText: name })).toContainText(`₹0 MRP ${mrp}`);
    await main(page).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await alive(page);
    await page.waitForLoadState('networkidle');
    await expect(buyBar(page)).toContainText('₹0');
  });
  await walk.checkOf('a price in thousands is read', shop.dear, async ({ name, price }) => {
    await page.goto(searchFor(name));
    await expect(main(page).getByRole('article').filter({ hasText: name })).toContainText(price);
  });
  await check('what is sold out says so, and can’t be added', async () => {
    await page.goto(`/search?q=${encodeURIComponent(shop.soldOut.replace(/ –.*/, ''))}`);
    await expect(main(page).getByRole('article').filter({ hasText: shop.soldOut })).toContainText(
      /sold out|out of stock/i,
    );
    await expect(page.getByRole('button', { name: `Add ${shop.soldOut} to cart` })).toHaveCount(0);
  });

  await check('a page of the shop’s own texts reads as text', async () => {
    const [there, text] = cms.there;
    await page.goto(there);
    await expect(main(page)).toContainText(text);
    await expectWhole(page);
  });
  await check('nothing leads to a text that is missing', async () => {
    if (!cms.missing) return;
    for (const from of ['/', '/mobile-footer-cms']) {
      await page.goto(from);
      await expect(page.locator(`a[href="${cms.missing}"]`)).toHaveCount(0);
    }
  });
  await check('a pincode is chosen', async () => {
    await page.goto('/');
    await page
      .getByRole('button', { name: /Select (Pincode|Location)/ })
      .first()
      .click();
    await page.getByRole('combobox', { name: 'Search Pincode' }).fill(shop.pincode);
    await page.getByRole('option', { name: shop.pincode }).click();
    await expect(page.getByRole('button', { name: new RegExp(shop.pincode) }).first()).toBeVisible();
  });
  await check('a pincode far down the list is there', async () => {
    await findPincode(page, shop.lastPincode);
    await expect(page.getByRole('option', { name: shop.lastPincode })).toBeVisible();
  });
  await walk.checkOf('where nothing is delivered, it is said', shop.unserved, async (pincode) => {
    try {
      await choosePincode(page, pincode);
      await page.goto(searchFor(product.name));
      await main(page).getByRole('link', { name: product.name }).click();
      await alive(page);
      await expect(page.getByText(UNSERVED).first()).toBeVisible();
    } finally {
      await choosePincode(page, shop.pincode);
    }
  });
}
