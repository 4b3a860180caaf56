import { expect, test } from 'vitest';
import { fixEncoding } from '../../../../provider/domain/import/fix-encoding.ts';

test.each([
  ['Olive OilÂ\u00a0- Pure', 'Olive Oil - Pure'],
  ['SkinÂ\u00a0FruitsÂ\u00a0Cream', 'Skin Fruits Cream'],
  ['visitÃ‚Â\u00a0https://a', 'visit https://a'],
  ['BlackÃ‚\u00a0is', 'Black is'],
  ['the â€˜1001 nightsâ€™', 'the ‘1001 nights’'],
  ['CrÃ¨me brÃ»lÃ©e', 'Crème brûlée'],
  ['Crème brûlée – 40 °C', 'Crème brûlée – 40 °C'],
  ['  two \n\n lines\t', 'two lines'],
  ['\u202eAtta\u202c \u20665 kg\u2069', 'Atta 5 kg'],
  ['বাসমতি চাল', 'বাসমতি চাল'],
  ['Âme', 'Âme'],
])('%j is mended to %j', (damaged, mended) => {
  expect(fixEncoding(damaged)).toBe(mended);
});
