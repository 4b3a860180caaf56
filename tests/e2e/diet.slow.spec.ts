import { alive, expect, test } from './fixtures/shop.ts';

test('cards, the product and the cart carry the mark, and a list is narrowed by it', async ({ page }) => {
  await page.goto('/categories/dairy-eggs');
  await alive(page);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first().getByRole('img', { name: 'Veg', exact: true })).toBeVisible();
  const filter = page.getByRole('button', { name: /^Filter( \d)?$/ });
  if (await filter.isVisible()) await filter.click();
  const diet = page.locator('#filters').getByRole('group', { name: 'Diet' });
  await diet.getByRole('radio', { name: 'Non-veg' }).check();
  await expect(page).toHaveURL('/categories/dairy-eggs?diet=non-veg');
  await expect(cards).toHaveCount(4);
  await expect(cards.filter({ hasText: 'White Eggs' }).getByRole('img', { name: 'Non-veg' })).toBeVisible();
  const show = page.locator('#filters').getByRole('button', { name: /^Show / });
  if (await show.isVisible()) await show.click();
  await cards
    .filter({ hasText: 'White Eggs' })
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .click();
  await page.goto('/cart');
  await expect(page.locator('[data-cart-line]').getByRole('img', { name: 'Non-veg' })).toBeVisible();
});

test('a product says what its label says; what is no food says nothing', { tag: '@once' }, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/product/shonar-masoor-dal');
  await expect(main.getByText('Veg · Vegan · Gluten-free')).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: 'Protein 24.4 g' })).toBeVisible();
  await page.goto('/product/bhor-toned-milk');
  await expect(main.getByRole('definition').filter({ hasText: /^Milk$/ })).toBeVisible();
  await page.goto('/product/phena-dishwash-bar');
  await expect(main.getByText('Veg', { exact: true })).toHaveCount(0);
  await page.goto('/categories/home-cleaning');
  await alive(page);
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('img', { name: 'Veg', exact: true })).toHaveCount(0);
  await expect(page.locator('#filters').getByText('Diet')).toHaveCount(0);
});

test('a list is narrowed by what labels claim, and its address says so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/categories/atta-rice-dal');
  await alive(page);
  const filter = page.getByRole('button', { name: /^Filter( \d)?$/ });
  if (await filter.isVisible()) await filter.click();
  const label = page.locator('#filters').getByRole('group', { name: 'On the label' });
  await label.getByRole('checkbox', { name: 'Gluten-free' }).check();
  await expect(page).toHaveURL('/categories/atta-rice-dal?claim=gluten-free');
  const show = page.locator('#filters').getByRole('button', { name: /^Show / });
  if (await show.isVisible()) await show.click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasText: /masoor/i }).first()).toBeVisible();
  await expect(cards.filter({ hasText: /atta/i })).toHaveCount(0);
  await page.getByRole('button', { name: /Gluten-free/ }).click();
  await expect(page).toHaveURL('/categories/atta-rice-dal');
});
