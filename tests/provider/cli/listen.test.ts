import { describe, expect, test } from 'vitest';
import { readListenSettings } from '../../../provider/cli/listen-settings.ts';

describe('npm run provider', () => {
  test('says in one sentence what is wrong with the settings', () => {
    expect(() => readListenSettings({ PORT: 'x' })).toThrow('PORT must be a whole number from 0 to 65535.');
    expect(() => readListenSettings({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT must be a whole number');
    expect(readListenSettings({}).metrics).toBeUndefined();
    expect(() => readListenSettings({ PROCESSES: '2' })).toThrow('set DATABASE_URL');
    expect(() => readListenSettings({ HOST: '0.0.0.0' })).toThrow('OTP_DELIVERY');
  });
});
