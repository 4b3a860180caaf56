import { describe, expect, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';

const OWN = 'http://localhost:4321';
const GATEWAY = {
  OTP_DELIVERY: 'webhook',
  OTP_WEBHOOK_URL: 'https://sms.example/send',
  TOKEN_SECRET: 'a secret of more than thirty-two characters',
};
const DATABASE = { DATABASE_URL: 'postgres://localhost/haat' };
const OTHERS = ['https://provider.example', OWN, 'http://127.0.0.1:8080/'];

describe('the code is shown on the page', () => {
  const showsCodes = (environment: Record<string, string>): boolean => readSettings(environment).showsCodes;

  test('where our own provider answers with it, by whomever the site is built', () => {
    expect(showsCodes({})).toBe(true);
    expect(showsCodes({ DEMO: 'off' })).toBe(true);
    expect(showsCodes({ PROVIDER_URL: OWN, OWN_PROVIDER: OWN })).toBe(true);
  });

  test.each(OTHERS)('with no other provider, whatever else is set: %s', (url) => {
    const other = { PROVIDER_URL: url, PUBLIC_SHOWS_CODES: 'true', DEMO: 'on' };
    expect(showsCodes(other)).toBe(false);
    expect(showsCodes({ ...other, OWN_PROVIDER: 'http://localhost:9' })).toBe(false);
  });

  test('nowhere where codes go to a gateway', () => {
    expect(showsCodes({ ...GATEWAY, PUBLIC_SHOWS_CODES: 'true' })).toBe(false);
    expect(showsCodes({ ...GATEWAY, PROVIDER_URL: OWN, OWN_PROVIDER: OWN })).toBe(false);
  });
});

describe('a shop is the demo', () => {
  const demo = (environment: Record<string, string>): boolean => readSettings(environment).demo;

  test('without settings, by whomever it is built', () => {
    expect(demo({})).toBe(true);
    expect(demo({ PROVIDER_URL: OWN, OWN_PROVIDER: OWN })).toBe(true);
  });

  test.each([
    ['DEMO=off', { DEMO: 'off' }],
    ['DATABASE_URL', DATABASE],
    ['OTP_DELIVERY=webhook', GATEWAY],
  ])('not with %s, by whomever it is built', (_, setting) => {
    expect(demo(setting)).toBe(false);
    expect(demo({ ...setting, PROVIDER_URL: OWN, OWN_PROVIDER: OWN })).toBe(false);
  });

  test('beside a database once it is asked for', () => {
    expect(demo({ ...DATABASE, DEMO: 'on' })).toBe(true);
  });

  test.each(OTHERS)('not with a provider of another make, unless it is asked for: %s', (url) => {
    expect(demo({ PROVIDER_URL: url, PUBLIC_DEMO: 'true' })).toBe(false);
    expect(demo({ PROVIDER_URL: url, DEMO: 'on' })).toBe(true);
  });
});
