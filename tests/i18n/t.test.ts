import { afterEach, describe, expect, test } from 'vitest';
import { type Current, readCurrentFrom } from '../../src/i18n/current.ts';
import { plural, t } from '../../src/i18n/t.ts';

const english: Current = { locale: 'en', messages: {} };
afterEach(() => readCurrentFrom(() => english));

const bengali: Current = {
  locale: 'bn',
  messages: { 'Was {price}': 'আগে ছিল {price}', '{count} item': '{count}টি পণ্য', '{count} items': '{count}টি পণ্য' },
};

describe('texts in the language of the page', () => {
  test('English is its own text', () => {
    expect(t('Your cart')).toBe('Your cart');
    expect(t('Was {price}', { price: '₹60' })).toBe('Was ₹60');
  });

  test('another language by its messages, and English where it lacks one', () => {
    readCurrentFrom(() => bengali);
    expect(t('Was {price}', { price: '₹60' })).toBe('আগে ছিল ₹60');
    expect(t('Your cart')).toBe('Your cart');
  });

  test('a value that looks like a placeholder is no placeholder', () => {
    expect(t('{name} costs {price}', { name: '{price}', price: '₹60' })).toBe('{price} costs ₹60');
  });

  test('one and several, with digits of the shop', () => {
    expect(plural(1, '{count} item', '{count} items')).toBe('1 item');
    expect(plural(100000, '{count} item', '{count} items')).toBe('1,00,000 items');
    readCurrentFrom(() => bengali);
    expect(plural(100000, '{count} item', '{count} items')).toBe('1,00,000টি পণ্য');
  });

  test('a placeholder without a value, and a text known only at run time, are no TypeScript', () => {
    // @ts-expect-error -- {price} is missing
    t('Was {price}');
    // @ts-expect-error -- any text
    t('Was' as string);
    expect(t('Was')).toBe('Was');
  });
});
