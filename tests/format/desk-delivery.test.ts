import { describe, expect, test } from 'vitest';
import type { Area, SlotWindow } from '../../contract/desk-delivery.ts';
import { WEEKDAYS } from '../../contract/weekday.ts';
import { areaInWords, weekdaysInWords, windowInWords } from '../../src/format/desk-delivery.ts';

describe('where and when, in a line', () => {
  test('an area', () => {
    const area: Area = {
      id: 1,
      name: 'Salt Lake',
      isDefault: false,
      minimumOrder: 9900,
      chilled: false,
      steps: [
        { from: 0, charge: 2500 },
        { from: 49_900, charge: 0 },
      ],
      pincodes: { count: 1, ranges: ['700091'] },
      version: 0,
    };
    expect(areaInWords(area)).toBe('1 pincode · orders from ₹99 · delivery ₹25, from ₹499 free · nothing chilled');
    expect(areaInWords({ ...area, minimumOrder: 0, chilled: true, steps: [{ from: 0, charge: 0 }] })).toBe(
      '1 pincode · delivery free',
    );
  });

  test('weekdays', () => {
    expect(weekdaysInWords(WEEKDAYS)).toBe('Every day');
    expect(weekdaysInWords(['monday', 'tuesday', 'wednesday'])).toBe('Mon–Wed');
    expect(weekdaysInWords(['saturday', 'sunday'])).toBe('Sat, Sun');
    expect(weekdaysInWords(['monday', 'wednesday', 'friday'])).toBe('Mon, Wed, Fri');
  });

  test.each<[SlotWindow['cutoff'], string]>([
    [{ minutes: 60 }, 'order by 1 h before'],
    [{ minutes: 90 }, 'order by 1 h 30 min before'],
    [{ minutes: 45 }, 'order by 45 min before'],
    [{ minutes: 0 }, 'order until it starts'],
    [{ dayBefore: '21:00' }, 'order by 9 pm the day before'],
  ])('a slot with the cut-off %j', (cutoff, words) => {
    const window = { id: 1, from: '11:00', to: '13:00', capacity: 40, weekdays: ['monday'] as const, version: 0 };
    expect(windowInWords({ ...window, weekdays: [...window.weekdays], cutoff })).toBe(`Mon · 40 orders · ${words}`);
  });
});
