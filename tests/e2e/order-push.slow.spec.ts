import type { BrowserContext, Page } from 'playwright/test';
import { CHROMIUM_ARGS, findWindowedBrowser } from '../../harness/browser.ts';
import { newShopper } from './fixtures/desk.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const browser = findWindowedBrowser();
test.use({
  serviceWorkers: 'allow',
  launchOptions: { args: CHROMIUM_ARGS, ...(browser && { executablePath: browser }) },
});
test.beforeEach(() =>
  test.info().skip(browser === undefined, 'a Chromium with windows: the system’s package chromium'),
);

const control = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** A browser without a push service of its maker: subscribing is all that is put in its place. */
const withPushService = (context: BrowserContext) =>
  context.addInitScript(() => {
    let made: { readonly endpoint: string } | null = null;
    const subscription = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({
        endpoint,
        keys: {
          p256dh: 'BE4kU8Rz0yc8pYTFR2hV2Z7SHFq8KSkY5ssqHBEOqRjP39UCyz_jZHa3R6j6BTr-ILGUKXmX8WwOKZrmFL4DREs',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: () => {
        made = null;
        return Promise.resolve(true);
      },
    });
    PushManager.prototype.getSubscription = () => Promise.resolve(made as PushSubscription | null);
    PushManager.prototype.subscribe = () => {
      made ??= subscription(`https://push.example/${Math.random()}`);
      return Promise.resolve(made as PushSubscription);
    };
  });

test('a shopper has an order told on a device, and no more', { tag: '@once' }, async ({ browser }) => {
  const { page, order } = await newShopper(browser, 1);
  const context = page.context();
  await withPushService(context);
  await context.grantPermissions(['notifications']);
  const { id } = await order();
  await page.goto(`/dashboard?tab=order&order=${id}`);
  await alive(page);
  const taken = page.waitForResponse('**/customer/push-subscription');
  await control(page).getByRole('button', { name: 'Tell me on this device' }).click();
  expect((await taken).status()).toBe(200);
  await expect(control(page)).toContainText('This device is told about your orders');
  await control(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(control(page).getByRole('button', { name: 'Tell me on this device' })).toBeVisible();
  await control(page).getByRole('button', { name: 'Tell me on this device' }).click();
  await expect(control(page).getByRole('button', { name: 'Turn off' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  const subscription = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription());
  await expect.poll(subscription, 'nobody is told after log out').toBeNull();
  await context.close();
});

test('a browser that blocks it says how to allow it', { tag: '@once' }, async ({ browser }) => {
  const { page, order } = await newShopper(browser, 1);
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  const { id } = await order();
  await page.goto(`/dashboard?tab=order&order=${id}`);
  await expect(control(page)).toContainText('Notifications are blocked');
  await expect(control(page).getByRole('button')).toHaveCount(0);
  await page.context().close();
});

test('nothing is offered where the provider has no such call', { tag: '@once' }, async ({ browser }) => {
  const { page, order } = await newShopper(browser, 1);
  const { id } = await order();
  const body = { message: 'There is nothing at this address.', code: 'unknown_path' };
  await page.route('**/api/customer/push-key', (route) => route.fulfill({ status: 404, json: body }));
  const asked = page.waitForResponse('**/api/customer/push-key');
  await page.goto(`/dashboard?tab=order&order=${id}`);
  await asked;
  await alive(page);
  await expect(page.getByRole('heading', { name: 'What happened when' })).toBeVisible();
  await expect(control(page)).toHaveCount(0);
  await page.context().close();
});

test('the service worker shows what it is sent, and leads to the order', { tag: '@once' }, async ({ browser }) => {
  const { page, order } = await newShopper(browser, 1);
  const context = page.context();
  await context.grantPermissions(['notifications']);
  const { id } = await order();
  const cdp = await context.newCDPSession(page);
  const registrations = new Map<string, string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: changed }) => {
    for (const { registrationId, scopeURL } of changed) registrations.set(scopeURL, registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  await page.goto('/cart');
  const { origin } = new URL(page.url());
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(state).toBe('activated');
  await expect.poll(() => registrations.has(`${origin}/`)).toBe(true);
  const push = (body: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: registrations.get(`${origin}/`) ?? '',
      data: JSON.stringify({ title: 'Haat', body, tag: `order-${id}`, order: id, language: 'bn' }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
  await push('আপনার অর্ডার প্যাক করা হয়েছে।');
  await expect.poll(shown).toHaveLength(1);
  await push('আপনার অর্ডার ডেলিভারির জন্য বেরিয়েছে।');
  const told = {
    title: 'Haat',
    body: 'আপনার অর্ডার ডেলিভারির জন্য বেরিয়েছে।',
    data: `/bn/dashboard?tab=order&order=${id}`,
  };
  await expect.poll(shown, 'the newer in place of the older').toEqual([told]);
  await context.close();
});
