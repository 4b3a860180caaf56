import { expect, test } from 'vitest';
import { TRANSLATIONS } from '../../../contract/locales.ts';
import { OTHER_LOCALES } from '../../../contract/other-locales.ts';
import { languageOffers } from '../../../build/scripts/language-offers.ts';
import { minifyFile } from '../../../build/scripts/minify-script.ts';

test('scripts that are inlined know the languages of the list', async () => {
  const [themeInit = '', loadLetters = '', translatePage = ''] = await Promise.all(
    ['theme-init', 'load-letters', 'translate-page'].map((name) => minifyFile(`src/shell/${name}.js`)),
  );
  for (const locale of OTHER_LOCALES) {
    expect(themeInit).toMatch(new RegExp(`\\[[^\\]]*\`${locale}\``));
    expect(translatePage).toMatch(new RegExp(`_astro[^)]*\\b${locale}\\b`));
    expect(loadLetters.includes(`${locale}:[`)).toBe(TRANSLATIONS[locale].letters !== null);
  }
  expect(`${themeInit}${loadLetters}${translatePage}`).not.toMatch(/OTHER_LOCALES|LETTERS/);
});

test('every complete language is offered', () => {
  const complete = OTHER_LOCALES.filter((locale) => TRANSLATIONS[locale].complete);
  expect(Object.keys(languageOffers())).toEqual(expect.arrayContaining(complete));
});
