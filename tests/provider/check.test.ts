import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOptions } from '../../check/options.ts';
import { asText } from '../../check/report.ts';
import { exitCodeOf, type Report, runCheck } from '../../check/run.ts';
import { openShop, type Shop } from './fixtures/open.ts';

const PROVIDER = 'http://provider.test';
const SITE = 'https://shop.example';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ CORS_ORIGINS: SITE });
});
afterAll(() => shop.close());

/** The demo draws its own goods by name; those of the fixture get one of these drawings. */
const fetch = (request: Request): Promise<Response> =>
  shop.fetch(request.url.includes('/pictures/') ? new Request(`${PROVIDER}/api/pictures/tomato.svg`) : request);

const check = (args: readonly string[], environment: Record<string, string>): Promise<Report> => {
  const code = () => Promise.reject(new Error('The code comes with the answer.'));
  const options = readOptions(
    [PROVIDER, '--repeats', '1', '--slow', '60000', ...args],
    { SITE_URL: SITE, ...environment },
    code,
  );
  return runCheck(options, undefined, fetch);
};

describe('the embedded provider', () => {
  test('passes its own check, an order included', async () => {
    const { token: CHECK_OTHER_TOKEN } = await shop.register();
    const report = await check(['--write'], { CHECK_PHONE: '9830012345', CHECK_OTHER_TOKEN });
    const others = [...report.calls, ...report.rules].filter(({ verdict }) => verdict !== 'right');
    // The fixture has one page of text of three.
    expect(others.map(({ subject, verdict }) => `${subject} ${verdict}`)).toEqual(['GET /cms/web/list/{id} missing']);
    expect(report.calls).toHaveLength(55);
    expect(report.rules.length).toBeGreaterThan(20);
    expect(exitCodeOf(report)).toBe(0);
  });

  test('is left as it was by a check that does not write', async () => {
    const { token, phone } = await shop.register();
    const paths = ['/customer/myprofile', '/user-address/', '/cart/web/c', '/wishlist/web/w', '/order/'];
    const state = () => Promise.all(paths.map(async (path) => (await shop.get(path, token)).body.data as unknown));
    const before = await state();
    const report = await check([], { CHECK_PHONE: phone });
    expect(await state()).toEqual(before);
    expect(exitCodeOf(report)).toBe(0);
    expect(asText(PROVIDER, report)).toContain('1 call was not asked. It would order: asked with --write.');
  });
});
