import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readShopData } from '../../../provider/demo/shop-data.ts';
import { nearestPincode } from '../../../src/stores/delivery/locate-pincode.ts';

const file = await readFile('public/pincode-locations.json', 'utf8');
const locations = JSON.parse(file) as Record<string, [number, number]>;
const near = (latitude: number, longitude: number, accuracy = 50) =>
  nearestPincode(locations, { latitude, longitude, accuracy });

test('the table is light, and names pincodes of the demo shop alone, in and around Kolkata', async () => {
  expect(file.length).toBeLessThanOrEqual(6000);
  const { pincodes } = await readShopData();
  for (const [pincode, [latitude, longitude]] of Object.entries(locations)) {
    expect(
      pincodes.some(({ from, to }) => from <= pincode && pincode <= to),
      pincode,
    ).toBe(true);
    expect(Math.abs(latitude - 22.57), pincode).toBeLessThan(0.25);
    expect(Math.abs(longitude - 88.37), pincode).toBeLessThan(0.25);
  }
});

test('the nearest post office within 4 km wins', () => {
  expect(near(22.5285, 88.3655), 'Ballygunge').toBe('700019');
  expect(near(22.761, 88.37), 'Barrackpore').toBe('700120');
  expect(near(22.795, 88.37), '3.8 km north of it').toBe('700120');
  expect(near(22.8, 88.37), '4.3 km north of it').toBeUndefined();
  expect(near(22.361, 88.468), '3.7 km east of Baruipur, where a degree of longitude is shorter').toBe('700144');
  expect(near(28.61, 77.21), 'Delhi').toBeUndefined();
});

test('a location that may be kilometres off tells nothing', () => {
  expect(near(22.528, 88.366, 3000)).toBe('700019');
  expect(near(22.528, 88.366, 5000)).toBeUndefined();
});
