import { hostname } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { encodePicture, rasterise, shrink } from '../../src/data/encode-picture.ts';
import { fetchPicture, PictureError } from '../../src/data/picture-source.ts';
import { type Answers, startCatalogue, type TestCatalogue } from './catalogue-provider.ts';

let provider: TestCatalogue;
afterEach(() => provider.stop());

const PHOTO = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
  .jpeg()
  .toBuffer();
const serve = async (answers: Answers) => (provider = await startCatalogue(answers));

describe('a picture of the provider', () => {
  test('is asked for again by its ETag, and not at all while its origin says that it stays', async () => {
    let seen: string | undefined;
    await serve((_, __, request) => {
      seen = request.headers['if-none-match'];
      return seen ? 304 : PHOTO;
    });
    const { state, bytes } = await fetchPicture('/a.jpg');
    expect(bytes?.length).toBe(PHOTO.length);
    const known = { ...state, etag: '"1"' };
    expect(await fetchPicture('/a.jpg', known)).toMatchObject({
      bytes: null,
      state: { fingerprint: state.fingerprint },
    });
    expect(seen).toBe('"1"');
    await fetchPicture('/a.jpg', { ...known, freshUntil: Date.now() + 1000 });
    expect(provider.calls).toHaveLength(2);
  });

  test.each([
    [403, 'status 403', true],
    [404, 'status 404', true],
    [500, 'status 500', false],
  ] as const)('with status %i is not there', async (status, message, isGone) => {
    await serve(() => status);
    const error: unknown = await fetchPicture('/a.jpg').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PictureError);
    expect(error).toMatchObject({ message, isGone });
    expect(provider.calls).toHaveLength(isGone ? 1 : 3);
  });

  test('that is too large is not read to its end', async () => {
    await serve(() => Buffer.alloc(20_000_001));
    await expect(fetchPicture('/a.jpg')).rejects.toThrow('larger than 20 MB');
  });

  test.each(['file:///etc/passwd', 'ftp://shop.example/a.jpg', 'http://['])('is not read from %s', async (url) => {
    await serve(() => PHOTO);
    await expect(fetchPicture(url)).rejects.toThrow('not an address');
    expect(provider.calls).toEqual([]);
  });

  test.each([
    'http://169.254.169.254/a.jpg',
    'http://127.0.0.1:1/a.jpg',
    'http://[::1]/a.jpg',
    'http://localhost/a.jpg',
    `http://${hostname()}/a.jpg`,
  ])('of a provider on the internet is not read from %s', async (url) => {
    await serve(() => PHOTO);
    process.env['PROVIDER_URL'] = 'https://api.shop.example';
    await expect(fetchPicture(url)).rejects.toThrow('not an address');
  });

  test('is followed to where it has moved, but not to what is no address of a picture, and not for ever', async () => {
    await serve((path) => {
      const moved: Record<string, string> = {
        '/a.jpg': '/b.jpg',
        '/file.jpg': 'file:///a.jpg',
        '/round.jpg': '/round.jpg',
      };
      return moved[path] ? new URL(moved[path], provider.url) : PHOTO;
    });
    expect((await fetchPicture('/a.jpg')).bytes?.length).toBe(PHOTO.length);
    await expect(fetchPicture('/file.jpg')).rejects.toThrow('not an address');
    await expect(fetchPicture('/round.jpg')).rejects.toThrow('redirected too often');
  });

  test('that is none, or a broken one, is told as such', async () => {
    await serve(() => 404);
    for (const bytes of [Buffer.from('<!doctype html><h1>Hello</h1>'), PHOTO.subarray(0, 200), Buffer.alloc(0)])
      await expect(rasterise(bytes)).rejects.toThrow(PictureError);
    const small = await sharp(await encodePicture(await shrink(await rasterise(PHOTO), 320), 'webp')).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 320 });
  });
});
