import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentItem } from '../../../../contract/content-item.ts';
import { inOtherLocales } from '../../../../contract/other-locales.ts';
import { aboutPage, BANNER, BANNER_VALUE, openEditing, type Editing } from '../../fixtures/editing.ts';

let editing: Editing;
beforeAll(async () => {
  editing = await openEditing();
});
afterAll(() => editing.shop.close());

const BENGALI = {
  ...inOtherLocales(() => null),
  bn: { title: 'আমাদের কথা', content: 'আমরা **সব** ওপরে তুলে দিই।' },
};
const first = async (path: string) => ((await editing.shop.get(path)).body.data as Record<string, unknown>[])[0];
const page = () => first('/cms/web/list/about');

test('a page’s texts in other languages are seen once they are published, and stand in the history', async () => {
  const { save, publish, item, edit } = editing;
  const saved = await save('page:about', aboutPage('We carry everything.', 'About', BENGALI));
  expect(saved.draft?.value).toMatchObject({ translations: BENGALI });
  expect(await page()).toMatchObject({ translations: null });
  await publish(saved);
  expect(await page()).toMatchObject({ content: 'We carry everything.', translations: BENGALI });
  expect((await item('page:about')).published).toEqual(aboutPage('We carry everything.', 'About', BENGALI));

  await publish(await save('page:about', aboutPage('We carry everything.')));
  expect(await page()).toMatchObject({ translations: null });
  const [latest] = (await edit('GET', '/history')).body.data as { id: number }[];
  expect((await edit('GET', `/history/${latest?.id}`)).body.data).toMatchObject({
    before: { translations: BENGALI },
    after: { translations: null },
  });
});

test('what is written in no language is nothing, and a text that is too long is refused by its language', async () => {
  const { save, item, edit } = editing;
  const nothing = { bn: { title: null, content: null }, hi: { title: null } };
  const saved = await save('page:about', { ...aboutPage('x'), translations: nothing });
  expect(saved.draft?.value).toEqual(aboutPage('x'));
  const { version } = await item('page:about');
  const value = { ...aboutPage('x'), translations: { hi: { title: 'अ'.repeat(121) } } };
  expect(await edit('PUT', '/content-items/page:about', { by: 'Rina Das', basedOn: version, value })).toMatchObject({
    status: 400,
    body: { fields: { 'value.translations.hi.title': 'Please use at most 120 characters.' } },
  });
});

test('who saves a translation over a newer version is refused, with both', async () => {
  const { item, save, edit } = editing;
  const { version } = await item('page:about');
  await save('page:about', aboutPage('Hers'), 'Mou Sen');
  const value = aboutPage('Mine', 'About', BENGALI);
  expect(await edit('PUT', '/content-items/page:about', { by: 'Rina Das', basedOn: version, value })).toMatchObject({
    status: 409,
    body: {
      details: { newer: { draft: { value: { content: 'Hers' } } }, yours: { translations: BENGALI } },
    },
  });
});

test('a banner has words in other languages on every screen', async () => {
  const { edit, save, publish } = editing;
  const translations = { bn: null, hi: { title: 'पौष मेला', text: null, alt: null } };
  const begun = (await edit('POST', '/content-items', BANNER)).body.data as ContentItem;
  await publish(await save(begun.id, { ...BANNER_VALUE, place: 1, translations }));
  for (const screen of ['web', 'mobile'])
    expect(await first(`/banner/${screen}/bybannertype/`)).toMatchObject({ title: 'Poush mela', translations });
});

test('the notice is published in every language', async () => {
  const { save, publish, shop } = editing;
  const translations = { bn: { text: 'সোমবার বন্ধ' }, hi: { text: 'सोमवार को बंद' } };
  await publish(await save('notice', { kind: 'notice', text: 'Closed on Monday', translations }));
  expect((await shop.get('/editor/published')).body.data).toMatchObject({ notice: { translations } });
});
