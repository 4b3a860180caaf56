import { expect, test } from 'vitest';
import { upiLink } from '../../src/format/upi.ts';

test('a UPI link carries payee, amount and note so that every app reads them', () => {
  expect(upiLink({ id: 'haat@upi', name: 'Haat & Sons' }, 40_505, 'Haat order for Sat 21 Nov')).toBe(
    'upi://pay?pa=haat@upi&pn=Haat%20%26%20Sons&am=405.05&cu=INR&tn=Haat%20order%20for%20Sat%2021%20Nov',
  );
});
