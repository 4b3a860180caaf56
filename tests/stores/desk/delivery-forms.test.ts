import { describe, expect, test } from 'vitest';
import { readArea, type TypedArea } from '../../../src/stores/desk/areas.ts';
import { readWindow, type TypedWindow } from '../../../src/stores/desk/slot-windows.ts';

const AREA: TypedArea = {
  name: 'Salt Lake',
  minimumOrder: '',
  chilled: true,
  steps: [
    { from: '0', charge: '₹40' },
    { from: '1,499.50', charge: '0' },
  ],
  pincodes: '',
};
const step = (from: string, charge: string) => ({ steps: [AREA.steps[0] as (typeof AREA.steps)[0], { from, charge }] });

describe('an area as it is typed', () => {
  test('is read in rupees', () =>
    expect(readArea(AREA)).toEqual({
      fields: {
        name: 'Salt Lake',
        minimumOrder: 0,
        chilled: true,
        steps: [
          { from: 0, charge: 40 },
          { from: 1499.5, charge: 0 },
        ],
        pincodes: '',
      },
      errors: {},
    }));

  test.each<[Partial<TypedArea>, object]>([
    [{ name: ' ' }, { name: 'Please enter a name, such as Salt Lake.' }],
    [{ minimumOrder: 'much' }, { minimumOrder: 'Please enter an amount, such as 45.50.' }],
    [step('1.499', '0'), { 'steps.1.from': '1.499 can be ₹1,499 or ₹1.50. Please write 1499 or 1.50.' }],
    [step('0', '0'), { 'steps.1.from': 'Please enter more than in the step before.' }],
    [step('500', ''), { 'steps.1.charge': 'Please enter an amount, such as 45.50.' }],
    [step('500', '10001'), { 'steps.1.charge': 'Please enter ₹10,000 or less.' }],
  ])('%j says beside which field what is wrong', (typed, errors) =>
    expect(readArea({ ...AREA, ...typed }).errors).toEqual(errors),
  );

  test('names what is no pincode', () =>
    expect(readArea({ ...AREA, pincodes: '700001 7000' }).errors).toHaveProperty('pincodes'));
});

const WINDOW: TypedWindow = {
  from: '11:00',
  to: '13:00',
  capacity: '1,200',
  weekdays: ['monday'],
  cutoff: 'minutes',
  minutes: '90',
  dayBefore: '',
};

describe('a slot as it is typed', () => {
  test('has the cut-off that is chosen', () => {
    expect(readWindow(WINDOW)).toMatchObject({ fields: { capacity: 1200, cutoff: { minutes: 90 } }, errors: {} });
    expect(readWindow({ ...WINDOW, cutoff: 'dayBefore', dayBefore: '21:00', minutes: 'x' })).toMatchObject({
      fields: { cutoff: { dayBefore: '21:00' } },
      errors: {},
    });
  });

  test.each<[Partial<TypedWindow>, object]>([
    [{ from: '' }, { from: 'Please choose a time, such as 16:00.' }],
    [{ to: '11:00' }, { to: 'Please choose an end after the beginning.' }],
    [{ capacity: '' }, { capacity: 'Please enter a whole number, such as 40.' }],
    [{ capacity: '0' }, { capacity: 'Please enter 1 or more.' }],
    [{ weekdays: [] }, { weekdays: 'Please choose at least one day of the week.' }],
    [{ minutes: '1441' }, { 'cutoff.minutes': 'Please enter 0 to 1440 minutes.' }],
    [{ minutes: 'soon' }, { 'cutoff.minutes': 'Please enter a whole number, such as 40.' }],
    [{ cutoff: 'dayBefore' }, { 'cutoff.dayBefore': 'Please choose a time, such as 16:00.' }],
  ])('%j says beside which field what is wrong', (typed, errors) =>
    expect(readWindow({ ...WINDOW, ...typed }).errors).toEqual(errors),
  );
});
