import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentItem } from '../../../../contract/content-item.ts';
import { BANNER, BANNER_VALUE, openEditing, type Editing } from '../../fixtures/editing.ts';

let editing: Editing;
beforeAll(async () => {
  editing = await openEditing();
});
afterAll(() => editing.shop.close());

describe('banners', () => {
  test('stand in the order that editors give them', async () => {
    const { save, publish, item, edit, shop } = editing;
    const begin = async () => (await edit('POST', '/content-items', BANNER)).body.data as ContentItem;
    const titles = async (screen: 'web' | 'mobile') =>
      ((await shop.get(`/banner/${screen}/bybannertype/`)).body.data as { title: string }[]).map(({ title }) => title);
    const [a, b] = [await begin(), await begin()];
    await publish(await save(a.id, { ...BANNER_VALUE, title: 'A' }), await save(b.id, { ...BANNER_VALUE, title: 'B' }));
    expect(await titles('web')).toEqual(['Fresh today', 'A', 'B']);
    const value = (await item(b.id)).published;
    expect(value).toMatchObject({ place: expect.any(Number) });
    await publish(await save(b.id, { ...value, place: 1 }));
    expect(await titles('web')).toEqual(['B', 'Fresh today', 'A']);
    expect(await titles('mobile')).toEqual(['B', 'Fresh today', 'A']);
    expect((await item(b.id)).published).toMatchObject({ place: 1 });
  });
});
