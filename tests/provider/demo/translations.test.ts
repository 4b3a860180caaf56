import { expect, test } from 'vitest';
import { catalogue } from '../../../provider/demo/catalogue.ts';
import { translatedName } from '../../../provider/demo/translations.ts';

test('every group, category and sub-category of the demo has a Bengali and a Hindi name', () => {
  const names = catalogue.flatMap(({ name, group, subCategories }) => [
    name,
    group,
    ...subCategories.map((sub) => sub.name),
  ]);
  expect(names.filter((name) => !translatedName(name))).toEqual([]);
  for (const name of names) {
    expect(translatedName(name)?.bn?.name).toMatch(/^[\p{Script=Bengali},। ‘’-]+$/u);
    expect(translatedName(name)?.hi?.name).toMatch(/^[\p{Script=Devanagari},। ‘’-]+$/u);
  }
});
