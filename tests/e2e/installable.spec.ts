import sharp from 'sharp';
import { kept } from './fixtures/offline.ts';
import { expect, test } from './fixtures/shop.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string }[];
}

test('the shop can be installed, with shortcuts and pictures of itself', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await kept(page);
  const cdp = await page.context().newCDPSession(page);
  const { errors, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A test's browser is a private window, which installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { shortcuts, screenshots } = JSON.parse(data ?? '{}') as Manifest;
  expect(shortcuts.map(({ name }) => name)).toEqual(['Your Orders', 'Your Cart', 'Search']);
  for (const { url } of shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes } of screenshots) {
    const file = await (await page.request.get(src)).body();
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    expect(file.length, src).toBeLessThan(60_000);
  }
});
