import { expect, test } from 'vitest';
import { snake } from '../../src/adapter/json.ts';
import { isSpelling, type Noun, ROWS, type Type } from '../../src/adapter/names.ts';
import { Reading } from '../../src/adapter/reading.ts';

const SAMPLES: Readonly<Record<Exclude<Type, 'part'>, unknown>> = {
  any: 'dal',
  id: 'dal-7',
  text: 'dal',
  phone: '9830041207',
  line: 'Dal',
  prose: 'Dal',
  number: 7,
  flag: true,
  amount: 12.5,
  day: '2026-11-21',
  moment: '2026-11-21T04:00:00.000Z',
  picture: 'https://shop.example/dal.png',
  pictures: ['https://shop.example/dal.png'],
};

const plain = ROWS.filter(({ type }) => type !== 'part');

test.each(plain)(
  '$noun: $name is read from each of its names, however it is spelled',
  ({ noun, name, type, names }) => {
    const sample = SAMPLES[type as keyof typeof SAMPLES];
    for (const key of names.flatMap((other) => [other, snake(other), other.toUpperCase()]))
      expect(new Reading('').read({ [key]: sample }, noun as Noun), key).toMatchObject({ [name]: sample });
  },
);

test('what ends like a field is read where nothing better is there', () => {
  const read = (fields: object) => new Reading('').read({ ...fields }, 'category');
  expect(read({ cat_id: 7 })).toEqual({ id: 7 });
  expect(read({ cat_id: 7, _id: 8 })).toEqual({ id: 8 });
});

test('a field has each of its names once', () => {
  expect(plain.length).toBeGreaterThan(60);
  for (const { noun, name, names, sent = [] } of ROWS) {
    expect(names, `${noun}.${name}`).toEqual([...new Set(names)]);
    expect(sent, `${noun}.${name}`).toEqual([...new Set(sent)]);
  }
});

test('a name that is only read is not sent, and the other way round', () => {
  expect(isSpelling('phone', 'telephone')).toBe(false);
  expect(isSpelling('phone', 'identifier')).toBe(true);
  expect(new Reading('').read({ identifier: '9830098300' }, 'customer')).toEqual({});
});
