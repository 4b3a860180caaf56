import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fetch } from '../../check/client.ts';
import { readOptions } from '../../check/options.ts';
import { asText } from '../../check/report.ts';
import { exitCodeOf, type Report, runCheck } from '../../check/run.ts';
import type { Finding } from '../../check/verdict.ts';
import type { ShopAdapter } from '../../src/adapter/extension.ts';
import { defects } from './defects.ts';
import { startTerseProvider, type TerseProvider } from './terse-provider.ts';

const PHONE = '9830000001';

let provider: TerseProvider;
beforeAll(async () => {
  provider = await startTerseProvider();
});
afterAll(() => provider.stop());

const check = (fetch: Fetch, args: readonly string[] = [], shop?: ShopAdapter, phone = PHONE): Promise<Report> => {
  const environment = { CHECK_PHONE: phone, SITE_URL: 'https://shop.example' };
  const asked = [provider.url, '--repeats', '1', '--slow', '600', ...args];
  return runCheck(
    readOptions(asked, environment, () => Promise.resolve(provider.code())),
    undefined,
    fetch,
    shop,
  );
};

const lastLine = (report: Report): string => asText(provider.url, report).split('\n').at(-1) ?? '';

const found = ({ calls, rules }: Report, subject: string): Finding | undefined =>
  [...calls, ...rules].find((finding) => finding.subject === subject);

describe('a provider of another make', () => {
  let before: Report;
  beforeAll(async () => {
    before = await check((request) => fetch(request));
  });

  test('is read with the adapter, and what it lacks is said', () => {
    expect(before.calls.filter(({ verdict }) => verdict === 'wrong').map(({ subject }) => subject)).toEqual([]);
    expect(exitCodeOf(before)).toBe(0);
    expect(lastLine(before)).toBe(
      'Exit code 0: a shop can sell with this provider, as far as it was tried. Calls that an order needs and that were not tried: 1.',
    );
    expect(found(before, 'GET /delivery-slot/web/list')).toMatchObject({ verdict: 'missing' });
    expect(found(before, 'GET /product/web/')).toMatchObject({ verdict: 'readable' });
    expect(found(before, 'POST /customer/login/get-otp')).toMatchObject({ verdict: 'readable' });
  });

  test('its customer’s values stand in no report', () => {
    for (const own of [PHONE, 'Mitali', provider.code()]) expect(asText(provider.url, before)).not.toContain(own);
  });

  test('a number that nobody has is registered, though it is refused with status 200', async () => {
    const refusal = { success: false, message: 'This number is not registered.' };
    const refusing: Fetch = async (request) => {
      const response = await fetch(request);
      return response.status === 404 && request.url.endsWith('/get-otp') ? Response.json(refusal) : response;
    };
    const report = await check(refusing, ['--write'], undefined, '9830000088');
    expect(found(report, 'POST /customer/register')).toMatchObject({ verdict: 'readable' });
    expect(found(report, 'The test customer can log in')).toMatchObject({ verdict: 'right' });
  });

  test.each(Object.entries(defects))(
    '%s is named',
    async (_name, { subject, verdict, says, between, harm, orders, shop }) => {
      expect(found(before, subject)?.notes.join('\n') ?? '').not.toContain(says);
      const after = await check(
        between((request) => fetch(request)),
        orders ? ['--write'] : [],
        shop,
      );
      expect(found(after, subject)).toMatchObject({ verdict });
      expect(found(after, subject)?.notes.join('\n')).toContain(says);
      expect(found(after, subject)?.harm).toBe(harm);
      expect(exitCodeOf(after)).toBe(harm ? 1 : 0);
      expect(lastLine(after)).toMatch(harm ? /^Exit code 1: a shop can’t sell/ : /^Exit code 0: a shop can sell/);
      if (!harm) return;
      expect(lastLine(after)).toContain(`${subject}: ${harm}`);
      const text = asText(provider.url, after);
      if (harm === 'costs money') expect(text.indexOf(subject)).toBeLessThan(text.indexOf('POST /customer/register'));
    },
  );
});
