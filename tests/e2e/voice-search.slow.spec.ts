import type { Page } from 'playwright/test';
import { alive, expect, test } from './fixtures/shop.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const mic = (page: Page) => page.getByRole('button', { name: 'Search by voice' });

/** The browser's own recognition, which needs a microphone and a service: it hears these words, or fails so. */
const hears = (page: Page, heard: { words?: string[]; error?: string }) =>
  page.addInitScript(({ words = [], error }) => {
    class Speech extends EventTarget {
      onresult?: (event: object) => void;
      onerror?: (event: object) => void;
      onend?: () => void;
      start() {
        for (const transcript of words)
          this.onresult?.({ results: [Object.assign([{ transcript }], { isFinal: false })] });
        if (error) this.onerror?.({ error });
        setTimeout(() => this.onend?.());
      }
      stop() {}
    }
    Object.assign(window, { SpeechRecognition: Speech });
  }, heard);

test('what is said is searched for', { tag: '@once' }, async ({ page }) => {
  await hears(page, { words: ['basmati', 'basmati rice.'] });
  await page.goto('/categories');
  await alive(page);
  await mic(page).click();
  await expect(page).toHaveURL('/search?q=basmati%20rice');
  await expect(box(page)).toHaveValue('basmati rice');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('words that are heard are suggested for, as typed ones are', { tag: '@once' }, async ({ page }) => {
  await hears(page, { words: ['basmati', 'basmati rice'] });
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/product/web/search/v1') asked.push(url.searchParams.get('searchKey') ?? '');
  });
  await page.goto('/search');
  await alive(page);
  await mic(page).click();
  await expect(page).toHaveURL('/search?q=basmati%20rice');
  await expect.poll(() => asked).toEqual(['basmati', 'basmati rice']);
});

test('where the microphone is not allowed, it is said how to go on', { tag: '@once' }, async ({ page }) => {
  await hears(page, { error: 'not-allowed' });
  await page.goto('/categories');
  await alive(page);
  await mic(page).click();
  await expect(page.getByText('The microphone is not allowed here.')).toBeVisible();
  await expect(mic(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a browser that can’t listen shows no microphone', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
  await page.goto('/categories');
  await alive(page);
  await expect(box(page)).toBeVisible();
  await expect(mic(page)).toHaveCount(0);
});
