import { readdirSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { EVERY_KIND } from './fixtures/pages.ts';
import { expect, test } from './fixtures/shop.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Astro and React write them so, and browsers read them so.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'doctype-style': 'off',
    // Phone numbers and long texts are the shop's own words.
    'tel-non-breaking': 'off',
    'long-title': 'off',
    // Subresources are our own; a link may be told to whom it is a button.
    'require-sri': 'off',
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
  },
});

/** Astro puts the one style of its islands before the first of them. */
const withoutAstrosOwn = (page: string): string => page.replace(/<style>astro-island[^<]*<\/style>/, '');

test('what looks at every page leaves no page of the site out', { tag: '@once' }, () => {
  const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.astro')).map((file) => file.replace(/\.astro$/, ''));
  expect(Object.keys(EVERY_KIND).sort()).toEqual(pages.sort());
});

// What follows `?` is left to the scripts: the HTML is the same.
const paths = new Set(
  Object.values(EVERY_KIND)
    .flat()
    .map((path) => path.replace(/\?.*/, '')),
);

for (const path of paths) {
  test(`the HTML of ${path} is valid`, { tag: '@once' }, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    // From the first moment on, however long its scripts take.
    expect(html.match(/<h1[ >]/g), 'headings of the page').toHaveLength(1);
    const report = await validator.validateString(withoutAstrosOwn(html));
    const said = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (${line})`),
    );
    expect([...new Set(said)]).toEqual([]);
  });
}
