import { afterEach, describe, expect, test } from 'vitest';
import { dayName, moment, nearDay, nearDayParts, slotTime } from '../../src/format/date.ts';
import { type Current, readCurrentFrom } from '../../src/i18n/current.ts';

const english: Current = { locale: 'en', messages: {} };
afterEach(() => readCurrentFrom(() => english));

describe('dates are those of the shop, wherever the machine stands', () => {
  test('a day', () => expect(dayName('2026-11-21')).toBe('Sat 21 Nov'));
  test('a moment', () => expect(moment('2026-11-20T03:42:00Z')).toBe('Fri 20 Nov, 9:12 am'));
  test('an hour before midnight in Kolkata it is still today, an hour later tomorrow has come', () => {
    expect(nearDay('2026-11-21', new Date('2026-11-20T17:30:00Z'))).toBe('Tomorrow');
    expect(nearDay('2026-11-21', new Date('2026-11-20T19:30:00Z'))).toBe('Today');
    expect(nearDay('2026-11-23', new Date('2026-11-20T17:30:00Z'))).toBe('Mon 23 Nov');
  });
  test('a day in two parts, to stand one below the other', () => {
    expect(nearDayParts('2026-11-21', new Date('2026-11-20T19:30:00Z'))).toEqual(['Today', '21 Nov']);
    expect(nearDayParts('2026-11-23', new Date('2026-11-20T17:30:00Z'))).toEqual(['Mon', '23 Nov']);
  });
  test('a window', () => {
    expect(slotTime({ from: '11:00', to: '13:00' })).toBe('11 am – 1 pm');
    expect(slotTime({ from: '18:30', to: '20:00' })).toBe('6:30 pm – 8 pm');
  });
  test('in the language of the page, with Latin digits, and in English again after it', () => {
    const messages = { Today: 'আজ', '{time} am': '{time} AM', '{time} pm': '{time} PM' };
    readCurrentFrom(() => ({ locale: 'bn', messages }));
    expect(dayName('2026-11-21')).toMatch(/^শনি 21 নভে/);
    expect(nearDay('2026-11-21', new Date('2026-11-20T19:30:00Z'))).toBe('আজ');
    expect(slotTime({ from: '11:00', to: '13:00' })).toBe('11 AM – 1 PM');
    readCurrentFrom(() => english);
    expect(dayName('2026-11-21')).toBe('Sat 21 Nov');
  });
});
