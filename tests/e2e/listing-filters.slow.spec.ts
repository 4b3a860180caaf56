import { alive, expect, FINGER_PX, test } from './fixtures/shop.ts';

test(
  'a price range stands in the address; each chip takes its own filter off, on a phone too',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/categories/atta-rice-dal');
    await alive(page);
    const filter = page.getByRole('button', { name: /^Filter( \d)?$/ });
    const isPhone = await filter.isVisible();
    if (isPhone) await filter.click();
    const sheet = page.getByRole('complementary', { name: 'Filters' });
    const price = page.locator('#filters');
    // The wrong way round they change places.
    await price.getByLabel('From').fill('₹100');
    await price.getByLabel('From').press('Enter');
    await expect(page).toHaveURL('/categories/atta-rice-dal?min=100');
    await price.getByLabel('Up to').fill('50');
    await price.getByLabel('Up to').press('Tab');
    await expect(page).toHaveURL('/categories/atta-rice-dal?min=50&max=100');
    await expect(price.getByLabel('From')).toHaveValue('50');
    await sheet.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first().check();
    if (isPhone) {
      await expect(page.locator('#filters')).toBeVisible();
      await sheet.getByRole('button', { name: /^Show / }).click();
      await expect(filter).toHaveAccessibleName('Filter 2');
    }
    const chips = page.getByRole('button', { name: /^Remove filter / });
    await expect(chips).toHaveCount(2);
    const chip = page.getByRole('button', { name: 'Remove filter ₹50 to ₹100' });
    expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(isPhone ? FINGER_PX : 32);
    // The cards of before stay until the others are there.
    await expect(async () => {
      const prices = await page
        .getByRole('main')
        .getByRole('article')
        .locator('b')
        .evaluateAll((all) => all.map(({ textContent }) => Number(textContent.replace('₹', ''))));
      expect(prices.length).toBeGreaterThan(0);
      for (const rupees of prices) expect(rupees >= 50 && rupees <= 100).toBe(true);
    }).toPass();

    await chip.click();
    await expect(page).toHaveURL(/\?brand=\w+$/);
    await expect(price.getByLabel('From')).toHaveValue('');
    await chips.click();
    await expect(page).toHaveURL('/categories/atta-rice-dal');
    await expect(chips).toHaveCount(0);
  },
);

test('a search is narrowed by price, and says so when nothing is left', { tag: '@once' }, async ({ page }) => {
  await page.goto('/search?q=rice&max=1');
  await expect(page.getByText('No results for “rice” with these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Up to ₹1' }).click();
  await expect(page).toHaveURL('/search?q=rice');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a price that could be two is asked about, not taken', { tag: '@once' }, async ({ page }) => {
  await page.goto('/search?q=rice');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const filter = page.getByRole('button', { name: /^Filter( \d)?$/ });
  if (await filter.isVisible()) await filter.click();
  const upTo = page.locator('#filters').getByLabel('Up to');
  await upTo.fill('1.234');
  await upTo.press('Enter');
  await expect(upTo).toHaveJSProperty('validationMessage', 'Please write the price in digits, such as 45.50');
  await expect(upTo).toHaveValue('1.234');
  await upTo.fill('1.234,50');
  await upTo.press('Enter');
  await expect(page).toHaveURL('/search?q=rice&max=1234.5');
});
