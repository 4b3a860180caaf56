import { expect, test } from 'vitest';
import { deliveryPrice, deliveryTo } from '../../src/format/delivery.ts';

const step = (deliveryAmount: number) => ({ orderAmount: 49900, deliveryAmount });

test.each([
  [null, 'To 700019'],
  [{ deliveryAmount: 0, nextStep: null }, 'To 700019, free'],
  [{ deliveryAmount: 2500, nextStep: null }, 'To 700019 for ₹25'],
  [{ deliveryAmount: 2500, nextStep: step(0) }, 'To 700019 for ₹25, free above ₹499'],
  [{ deliveryAmount: 2500, nextStep: step(1000) }, 'To 700019 for ₹25, ₹10 above ₹499'],
])('where it is delivered to, and what that costs', (charge, said) => expect(deliveryTo('700019', charge)).toBe(said));

test.each([
  [{ deliveryAmount: 0, nextStep: null }, 'free'],
  [{ deliveryAmount: 2500, nextStep: null }, 'delivery ₹25'],
  [{ deliveryAmount: 2500, nextStep: step(0) }, 'free above ₹499'],
  [{ deliveryAmount: 2500, nextStep: step(1000) }, 'delivery ₹25'],
])('what it costs in short', (charge, said) => expect(deliveryPrice(charge)).toBe(said));
