import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SettingsError } from '../../../provider/settings/read-environment.ts';
import { readSettings } from '../../../provider/settings/settings.ts';
import { TOKEN_SECRET } from '../../../harness/token-secret.ts';

describe('settings', () => {
  test('everything has a working default, and an empty variable counts as unset', () => {
    expect(readSettings({ DATA_DIR: '', DATABASE_URL: ' ' })).toMatchObject({
      dataDir: resolve('data'),
      databaseUrl: undefined,
      otpDelivery: 'response',
      corsOrigins: [],
      log: false,
    });
  });

  test('values are read', () => {
    expect(
      readSettings({ CORS_ORIGINS: 'https://a.example, https://b.example', DATABASE_POOL: '4', PROVIDER_LOG: 'on' }),
    ).toMatchObject({ corsOrigins: ['https://a.example', 'https://b.example'], databasePool: 4, log: true });
    expect(readSettings({ PHOTO_HOSTS: 'Photos.lan, localhost:4700' }).photoHosts).toEqual([
      'photos.lan',
      'localhost:4700',
    ]);
  });

  test.each([
    ['OTP_DELIVERY', 'pigeon'],
    ['OTP_DELIVERY', 'webhook'],
    ['OTP_WEBHOOK_URL', 'sms'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_POOL', 'ten'],
    ['TOKEN_SECRET', 'short'],
    ['TOKEN_SECRET', 'this one would be long enough by itself,short'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['PHOTO_HOSTS', 'https://photos.lan/'],
    ['TRUSTED_PROXY_HEADER', 'a b'],
    ['PROVIDER_LOG', 'yes'],
    ['HOST', '0.0.0.0'],
    ['MESSAGE_WEBHOOK_URL', 'gateway'],
    ['MESSAGE_WEBHOOK_KEY', 'short'],
    ['MESSAGE_SMTP_URL', 'mail.example'],
    ['MESSAGE_FROM', 'Haat'],
    ['MESSAGE_PUSH', 'yes'],
    ['MESSAGE_PUSH_CONTACT', 'orders@shop.example'],
    ['PUSH_HOSTS', 'https://push.lan/'],
  ])('%s=%s is refused with one sentence that names the setting', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });

  test.each(['OTP_WEBHOOK_URL', 'MESSAGE_WEBHOOK_URL', 'PUBLISHER_URL'])(
    '%s is refused with a user or password in it, which is not repeated',
    (name) => {
      for (const user of ['haat', 'haat:secret', ':secret']) {
        const read = () => readSettings({ [name]: `https://${user}@gateway.example/send` });
        expect(read).toThrow(`${name} must be an address without a user or password, such as https://`);
        expect(read).not.toThrow('secret');
      }
    },
  );

  test('beyond loopback codes go to a gateway, and a secret has to be set', () => {
    const gateway = { HOST: '0.0.0.0', OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: 'https://sms.example/' };
    expect(() => readSettings(gateway)).toThrow(/^TOKEN_SECRET must be set where codes are sent to people, [^\n]*\.$/);
    expect(readSettings({ ...gateway, TOKEN_SECRET }).otpDelivery).toBe('webhook');
  });

  test('messages go to a gateway that has the key too', () => {
    const gateway = { MESSAGE_WEBHOOK_URL: 'https://messages.example/send' };
    expect(() => readSettings(gateway)).toThrow(/^MESSAGE_WEBHOOK_URL is set, so MESSAGE_WEBHOOK_KEY [^\n]*\.$/);
    expect(readSettings({ ...gateway, MESSAGE_WEBHOOK_KEY: TOKEN_SECRET }).messages.webhook?.key).toBe(TOKEN_SECRET);
    const from = readSettings({ MESSAGE_FROM: 'Haat <orders@haat.example>' });
    expect(from.messages.push?.contact).toBe('mailto:orders@haat.example');
    expect(readSettings({ MESSAGE_PUSH: 'off' }).messages).toEqual({});
  });

  test('of several secrets the first is the one that makes', () => {
    const two = `${TOKEN_SECRET} , another secret that is long enough`;
    expect(readSettings({ TOKEN_SECRET: two }).tokenSecrets).toEqual([
      TOKEN_SECRET,
      'another secret that is long enough',
    ]);
    expect(readSettings({}).tokenSecrets).toBeUndefined();
  });
});
