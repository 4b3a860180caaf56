import { describe, expect, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';

const demo = (environment: Record<string, string>): boolean => readSettings(environment).demo;

describe('the code is shown on the page', () => {
  test('in the embedded demo, by whomever it is built', () => {
    expect(demo({})).toBe(true);
    const own = 'http://localhost:4321';
    expect(demo({ PROVIDER_URL: own, DEMO_PROVIDER: own })).toBe(true);
  });

  test.each(['https://provider.example', 'http://localhost:4321', 'http://127.0.0.1:8080/'])(
    'with no provider that is not the demo’s, whatever PUBLIC_DEMO says: %s',
    (url) => {
      expect(demo({ PROVIDER_URL: url, PUBLIC_DEMO: 'true' })).toBe(false);
      expect(demo({ PROVIDER_URL: url, PUBLIC_DEMO: 'true', DEMO_PROVIDER: 'http://localhost:9' })).toBe(false);
    },
  );

  test('nowhere where codes go to a gateway', () => {
    const gateway = {
      ...{ OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: 'https://sms.example/send' },
      TOKEN_SECRET: 'a secret of more than thirty-two characters',
    };
    expect(demo({ ...gateway, PUBLIC_DEMO: 'true' })).toBe(false);
  });
});
