import type { BrowserContext, Page } from 'playwright/test';
import { alive, expect, expectToFit, FINGER_PX, test } from './fixtures/shop.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Location' });
const useLocation = (page: Page) => dialog(page).getByRole('button', { name: 'Use my location' });
const said = (page: Page, words: string) =>
  expect(dialog(page).getByRole('status').filter({ hasText: words })).toBeVisible();

async function open(page: Page): Promise<void> {
  await page.goto('/cms/about');
  await alive(page);
  await page.getByRole('button', { name: 'Select Pincode' }).click();
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
}

async function isAt(context: BrowserContext, latitude: number, longitude: number): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude, longitude, accuracy: 30 });
}

test(
  'a tap finds the pincode, another one takes it, and the location is sent nowhere',
  { tag: '@once' },
  async ({ page, context }) => {
    await isAt(context, 22.5283, 88.3657);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await open(page);
    expect(asked.join('\n'), 'loaded on the tap alone').not.toContain('pincode-locations');
    expect((await useLocation(page).boundingBox())?.height).toBeGreaterThanOrEqual(FINGER_PX);
    await useLocation(page).click();
    await said(page, 'Your nearest pincode seems to be 700019.');
    const take = dialog(page).getByRole('button', { name: 'Use 700019' });
    await expect(take).toBeFocused();
    await expectToFit(page);
    await take.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: '700019' })).toBeVisible();
    expect(asked.join('\n')).toContain('/pincode-locations.json');
    expect(asked.join('\n')).not.toMatch(/22\.52|88\.36/);
  },
);

test(
  'somewhere else it says that it could not tell, and typing goes on as ever',
  { tag: '@once' },
  async ({ page, context }) => {
    await isAt(context, 28.61, 77.21);
    await open(page);
    await useLocation(page).click();
    await said(page, 'We could not tell your pincode from your location. Please type it.');
    await dialog(page).getByRole('combobox').fill('700019');
    await dialog(page).getByRole('option', { name: '700019' }).click();
    await expect(page.getByRole('button', { name: '700019' })).toBeVisible();
  },
);

test(
  'a location that is not given says what to do, and can be asked for again',
  { tag: '@once' },
  async ({ page, context }) => {
    await context.clearPermissions();
    await open(page);
    await useLocation(page).click();
    await said(page, 'Your browser keeps your location to itself. Please type your pincode.');
    await isAt(context, 22.5283, 88.3657);
    await useLocation(page).click();
    await said(page, '700019');
  },
);

test('a pincode that the shop’s list lacks is not offered', { tag: '@once' }, async ({ page, context }) => {
  await isAt(context, 22.5283, 88.3657);
  await page.route('**/api/pincode/**', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { pincode: string }[] };
    await route.fulfill({ response: answer, json: { data: data.filter(({ pincode }) => pincode !== '700019') } });
  });
  await open(page);
  await useLocation(page).click();
  await said(page, 'We could not tell your pincode');
});
