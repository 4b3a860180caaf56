import { describe, expect, test } from 'vitest';
import { DEMO_IDENTITY, IDENTITY_NAMES, type Identity } from '../../contract/demo-identity.ts';
import { checkIdentity } from '../../build/own-identity.ts';
import { OWN } from '../own-identity.ts';

const at = (siteUrl: string, demo = false) => ({ siteUrl, demo });

describe('a site for the world', () => {
  test('is built with what is the shop’s own, or with nothing', () => {
    for (const identity of [OWN, { ...OWN, upiId: '', gstin: '' }])
      expect(() => checkIdentity(at('https://shop.example'), identity)).not.toThrow();
  });

  test.each(IDENTITY_NAMES)('is not built with the demo’s %s, which is named', (name) => {
    const value = [DEMO_IDENTITY[name]].flat().join(', ');
    const check = () => checkIdentity(at('https://shop.example'), { ...OWN, [name]: DEMO_IDENTITY[name] });
    expect(check).toThrow(`- ${name}: ${value}\n`);
    expect(check).not.toThrow(/- .+\n- /);
  });

  test.each<[string, Partial<Identity>]>([
    ['the number with the country’s code', { phone: '+91 33 5550 0142' }],
    ['another mailbox of the demo', { email: 'Orders@haat.example' }],
    ['capitals', { upiId: 'Haat@UPI' }],
    ['one line of the address', { address: ['Sen Stores', 'Ballygunge, Kolkata  700019'] }],
  ])('is not built with what is the demo’s in another form: %s', (_, demo) => {
    expect(() => checkIdentity(at('https://shop.example'), { ...OWN, ...demo })).toThrow('can’t be built');
  });

  test('is built as the demo when it is asked for', () => {
    expect(() => checkIdentity(at('https://demo.example', true), DEMO_IDENTITY)).not.toThrow();
  });
});

test.each(['http://localhost:4321', 'http://127.0.0.1:8080', 'http://[::1]:4321', 'http://shop.localhost'])(
  'a site on this machine is a trial: %s',
  (url) => expect(() => checkIdentity(at(url), DEMO_IDENTITY)).not.toThrow(),
);

test.each(['http://192.168.1.7', 'http://localhost.example', 'https://127.example', 'http://128.0.0.1'])(
  'a site beyond it is none: %s',
  (url) => expect(() => checkIdentity(at(url), DEMO_IDENTITY)).toThrow('can’t be built'),
);
