import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPicture, BANNER, BANNER_VALUE, openEditing, type Editing } from '../../fixtures/editing.ts';
import type { ContentItem } from '../../../../contract/content-item.ts';

let editing: Editing;
beforeAll(async () => {
  editing = await openEditing();
});
afterAll(() => editing.shop.close());

const begin = async () => (await editing.edit('POST', '/content-items', BANNER)).body.data as ContentItem;
const titles = async (screen: 'web' | 'mobile') =>
  ((await editing.shop.get(`/banner/${screen}/bybannertype/`)).body.data as { title: string }[]).map(
    ({ title }) => title,
  );

describe('banners', () => {
  test('begin as a draft, stand last when published, and go when removed', async () => {
    const { edit, save, publish, item } = editing;
    const draft = await begin();
    expect(draft).toMatchObject({ published: null, draft: { value: BANNER_VALUE } });
    expect(await titles('web')).toEqual(['Fresh today']);
    await publish(draft);
    expect(await titles('web')).toEqual(['Fresh today', 'Poush mela']);
    expect(await titles('mobile')).toEqual(['Fresh today', 'Poush mela']);
    await publish(await save(draft.id, { ...BANNER_VALUE, screens: 'mobile' }));
    expect(await titles('web')).toEqual(['Fresh today']);
    await publish(await save(draft.id, { ...BANNER_VALUE, removed: true }));
    expect(await titles('mobile')).toEqual(['Fresh today']);
    const ids = ((await edit('GET', '/content-items')).body.data as ContentItem[]).map(({ id }) => id);
    expect(ids).not.toContain(draft.id);
    await publish(await save(draft.id, BANNER_VALUE));
    expect(await titles('web')).toEqual(['Fresh today', 'Poush mela']);
    await publish(await save(draft.id, { ...(await item(draft.id)).published, removed: true }));
  });

  test('one that was never published is gone when its draft is discarded', async () => {
    const { edit } = editing;
    const { id, version } = await begin();
    expect((await edit('POST', `/content-items/${id}/discard`, { by: 'Rina', basedOn: version })).body).toEqual({
      data: null,
    });
    expect(((await edit('GET', '/content-items')).body.data as ContentItem[]).map((item) => item.id)).not.toContain(id);
  });

  test('are shown from their first moment until their last', async () => {
    const { shop, save, publish } = editing;
    const { id } = await begin();
    const span = { from: '2027-01-14T00:00:00+05:30', until: '2027-01-15T00:00:00+05:30' };
    await publish(await save(id, { ...BANNER_VALUE, ...span }));
    const shownAt = async (moment: string) => {
      shop.clock.now = new Date(moment);
      return (await titles('web')).includes('Poush mela');
    };
    const now = shop.clock.now.toISOString();
    expect(await shownAt('2027-01-13T18:29:59Z')).toBe(false);
    expect(await shownAt('2027-01-13T18:30:00Z')).toBe(true);
    const { data } = (await shop.get('/banner/web/bybannertype/')).body as { data: object[] };
    expect(data.at(-1)).toMatchObject({ until: '2027-01-14T18:30:00.000Z' });
    expect(await shownAt('2027-01-14T18:30:00Z')).toBe(false);
    shop.clock.now = new Date(now);
  });

  test.each([
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: '//evil.example' }, 'link'],
    [{ link: '/\\evil.example' }, 'link'],
    [{ link: '/%5cevil.example' }, 'link'],
    [{ link: '/%2Fevil.example' }, 'link'],
    [{ link: '/%00' }, 'link'],
    [{ link: '/x%0dX-Evil:1' }, 'link'],
    [{ link: 'https://' }, 'link'],
    [{ link: 'http://plain.example' }, 'link'],
    [{ link: '/a b' }, 'link'],
    [{ title: '' }, 'title'],
    [{ title: null }, 'title'],
    [{ image: 'https://evil.example/x.webp', alt: 'x' }, 'image'],
    [{ image: `/api/pictures/${'a'.repeat(32)}.webp` }, 'alt'],
    [{ tint: 'pink' }, 'tint'],
    [{ screens: 'watch' }, 'screens'],
    [{ from: 'tomorrow' }, 'from'],
    [{ from: '0000-01-01T00:00:00Z' }, 'from'],
    [{ from: '2027-01-02T00:00:00Z', until: '2027-01-02T00:00:00Z' }, 'until'],
  ])('with %j are refused beside the field', async (wrong, field) => {
    const answer = await editing.edit('POST', '/content-items', { by: 'Rina', value: { ...BANNER_VALUE, ...wrong } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields as object)).toEqual([`value.${field}`]);
  });
});

describe('pictures', () => {
  const upload = (data: string) => editing.edit('POST', '/pictures', { by: 'Rina', data });

  test('are made anew, and served for good under the name of what is in them', async () => {
    const { shop } = editing;
    const first = await upload(await aPicture());
    expect(first.body.data).toMatchObject({
      width: 40,
      height: 20,
      image: expect.stringMatching(/^\/api\/pictures\//),
    });
    expect((await upload(await aPicture())).body).toEqual(first.body);
    const served = await shop.fetch(new Request(`http://shop${first.body.data.image as string}`));
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 40 });
    expect((await shop.get(`/pictures/${'0'.repeat(32)}.webp`)).status).toBe(404);
  });

  test('carry nothing that was hidden in the file', async () => {
    const { shop } = editing;
    const secret = await sharp(Buffer.from(await aPicture('#123456'), 'base64'))
      .withExif({ IFD0: { Copyright: 'taken at home' } })
      .jpeg()
      .toBuffer();
    const { image } = (await upload(secret.toString('base64'))).body.data as { image: string };
    const served = Buffer.from(await (await shop.fetch(new Request(`http://shop${image}`))).arrayBuffer());
    expect(served.includes('taken at home')).toBe(false);
  });

  const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
  test.each([
    ['a script that calls itself a picture', base64('<script>alert(1)</script>')],
    ['SVG', base64('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['half a picture', base64('\x89PNG\r\n\x1a\n and nothing more')],
    ['HTML behind the beginning of a picture', base64('\xff\xd8\xff<script>alert(1)</script>')],
  ])('%s is refused', async (_, data) => {
    expect(await upload(data)).toMatchObject({
      status: 400,
      body: { fields: { data: expect.stringMatching(/JPEG/) } },
    });
  });

  test('more than 2 MB are refused', async () => {
    const answer = await upload(Buffer.alloc(2.1 * 1024 * 1024).toString('base64'));
    expect(answer).toMatchObject({ status: 413, body: { message: expect.stringMatching(/2 MB/) } });
  });
});

describe('splash, notice and pages', () => {
  const put = async (id: string, value: object) => {
    const { version } = await editing.item(id);
    return editing.edit('PUT', `/content-items/${id}`, { by: 'Rina', basedOn: version, value });
  };

  test('colours too alike to be read are refused', async () => {
    const answer = await put('splash', { kind: 'splash', backgroundColor: '#777777', textColor: '#ffffff' });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'value.textColor': expect.stringMatching(/alike/) } },
    });
    expect((await put('splash', { kind: 'splash', backgroundColor: 'red', textColor: '#ffffff' })).status).toBe(400);
    expect((await put('splash', { kind: 'splash', backgroundColor: '#767676', textColor: '#ffffff' })).status).toBe(
      200,
    );
  });

  test('the notice is one line, and the build reads it until it ends, before it begins too', async () => {
    const { shop, publish, item } = editing;
    const shown = async () => (await shop.get('/editor/published')).body.data.notice as object | null;
    expect(await shown()).toBe(null);
    const span = { from: '2026-11-20T23:00:00Z', until: '2026-11-21T00:00:00Z' };
    await put('notice', { kind: 'notice', text: ' Closed\non  Monday ', ...span });
    await publish(await item('notice'));
    expect(await shown()).toMatchObject({ text: 'Closed on Monday', from: '2026-11-20T23:00:00.000Z' });
    shop.clock.now = new Date('2026-11-21T00:00:00Z');
    expect(await shown()).toBe(null);
    expect((await put('notice', { kind: 'notice', text: 'x'.repeat(141) })).status).toBe(400);
  });

  test('a page of 2 MB is refused, one beyond its limit too', async () => {
    const page = (content: string) => ({ kind: 'page', title: 'About', content });
    expect((await put('page:about', page('x'.repeat(2_000_000)))).status).toBe(413);
    expect(await put('page:about', page('x'.repeat(100_001)))).toMatchObject({
      status: 400,
      body: { fields: { 'value.content': expect.stringMatching(/1,00,000 characters/) } },
    });
    expect((await put('page:about', page(' \n'))).status).toBe(400);
  });

  test('one kind can’t take the place of another, and there are no other pages', async () => {
    expect((await put('splash', BANNER_VALUE)).status).toBe(400);
    const page = { kind: 'page', title: 'New', content: 'New' };
    const answer = await editing.edit('PUT', '/content-items/page:new', { by: 'Rina', basedOn: 0, value: page });
    expect(answer.status).toBe(404);
    expect((await editing.edit('POST', '/content-items', { by: 'Rina', value: page })).status).toBe(400);
  });
});
