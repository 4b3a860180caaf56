import { createECDH } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encrypt, vapidHeader } from '../../../../provider/domain/messages/web-push.ts';
import { makeDevice, readVapid } from '../../fixtures/push-service.ts';

/** RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  deviceKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  header:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  ciphertext: '8pfeW0KbunFT06SuDKoJH9Ql87S1QUrdirN6GcG7sFz1y1sqLgVi1VhjVkHsUoEsbI_0LpXMuGvnzQ',
};

const pairOf = (privateKey: string) => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair;
};

describe('a push message is encrypted', () => {
  test('as the example of RFC 8291 is, byte for byte', () => {
    const { text, p256dh, auth, senderKey, salt, header, ciphertext } = EXAMPLE;
    const random = { sender: pairOf(senderKey), salt: Buffer.from(salt, 'base64url') };
    const body = encrypt(text, { p256dh, auth }, random);
    expect(body.subarray(0, 86).toString('base64url')).toBe(header);
    expect(body.subarray(86).toString('base64url')).toBe(ciphertext);
  });

  test('so that the device of that example reads it', () => {
    const { text, p256dh, auth, deviceKey } = EXAMPLE;
    const device = makeDevice('phone', { pair: pairOf(deviceKey), auth: Buffer.from(auth, 'base64url') });
    expect(device.subscription.keys).toEqual({ p256dh, auth });
    expect(device.decrypt(encrypt(text, { p256dh, auth }))).toBe(text);
  });

  test.each([
    ['no text', ''],
    ['a letter', 'x'],
    ['Bengali', 'আপনার অর্ডার পথে আছে।'],
    ['the mark that ends a record', '\u0002'],
    ['as much as there is room for', 'x'.repeat(3993)],
  ])('so that its device alone reads it: %s', (_, text) => {
    const device = makeDevice('phone');
    const body = encrypt(text, device.subscription.keys);
    expect(device.decrypt(body)).toBe(text);
    expect(() => makeDevice('phone').decrypt(body)).toThrow();
  });

  test('anew each time: no key and no salt is used twice', () => {
    const { keys } = makeDevice('phone').subscription;
    const bodies = [1, 2].map(() => encrypt('x', keys));
    const parts = (from: number, to: number) =>
      new Set(bodies.map((body) => body.subarray(from, to).toString('base64url')));
    expect([parts(0, 16).size, parts(21, 86).size]).toEqual([2, 2]);
  });

  test('into no more than every push service takes: 4096 bytes', () => {
    const { keys } = makeDevice('phone').subscription;
    expect(encrypt('x'.repeat(3993), keys)).toHaveLength(4096);
    expect(() => encrypt('x'.repeat(3994), keys)).toThrow(RangeError);
  });
});

describe('the shop that sends a push message', () => {
  const { senderKey } = EXAMPLE;
  const vapid = { privateKey: senderKey, publicKey: pairOf(senderKey).getPublicKey('base64url') };
  const now = new Date('2026-11-21T06:00:00Z');

  test('is told by a signed token for this push service alone, for half a day', async () => {
    const endpoint = new URL('https://push.example:8443/push/phone?of=me');
    const authorization = await vapidHeader(endpoint, { vapid, contact: 'mailto:orders@shop.example', now });
    expect(readVapid({ authorization })).toEqual({
      isSigned: true,
      key: vapid.publicKey,
      claims: {
        aud: 'https://push.example:8443',
        exp: now.getTime() / 1000 + 12 * 3600,
        sub: 'mailto:orders@shop.example',
      },
    });
  });
});
