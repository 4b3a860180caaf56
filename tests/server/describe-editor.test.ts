import { expect, test } from 'vitest';
import { describeEditor, describeLogin } from '../../server/describe-editor.ts';
import { readSettings } from '../../server/settings.ts';

const described = (environment: Record<string, string>) =>
  describeEditor(readSettings(environment), 'http://localhost:4321', 'a-key');

test('the editor and the back office stand in one line with their key, the back office where there is one', () => {
  expect(described({})).toEqual([
    'Edit the shop   http://localhost:4321/editor and http://localhost:4321/desk with the key a-key',
  ]);
  expect(described({ DESK: 'off' })).toEqual(['Edit the shop   http://localhost:4321/editor with the key a-key']);
});

test('a key that the operator has set is not shown, nor one where codes are not', () => {
  expect(described({ EDITOR_KEY: 'a key of twenty letters and more' })).toEqual([]);
  const webhook = { OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: 'https://sms.example/', TOKEN_SECRET: 'x'.repeat(64) };
  expect(described(webhook)).toEqual([]);
  expect(describeLogin(readSettings(webhook))).toEqual([]);
});
