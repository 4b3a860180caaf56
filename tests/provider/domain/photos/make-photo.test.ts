import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePhoto, originalHash } from '../../../../provider/domain/photos/make-photo.ts';
import { drawShot } from '../../fixtures/photos/draw-goods.ts';
import { generateAnimation } from '../../fixtures/photos/generate-photos.ts';

const colour = (background: string, width = 200, height = 200) =>
  sharp({ create: { width, height, channels: 4, background } });
/** Red, green, blue and opacity of the pixel in the middle. */
const middle = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return [...data.subarray(at, at + 4)];
};

describe('a photo', () => {
  test('is made anew, as WebP without metadata, its longest side 1,600 pixels', async () => {
    const file = await colour('#c33', 3000, 1500)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const made = await makePhoto(file);
    expect([made.width, made.height]).toEqual([1600, 800]);
    const { format, exif, icc, xmp } = await sharp(made.bytes).metadata();
    expect([format, exif, icc, xmp]).toEqual(['webp', undefined, undefined, undefined]);
    expect(made.id).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is the same each time', async () => {
    const file = await colour('#3c3').png().toBuffer();
    expect((await makePhoto(file)).id).toBe((await makePhoto(file)).id);
    expect(originalHash(file)).toBe(originalHash(new Uint8Array(file)));
    expect(originalHash(file)).not.toBe(originalHash(await colour('#3c4').png().toBuffer()));
  });

  test('stands upright, whichever way its camera was held', async () => {
    const [red, blue] = await Promise.all(['#f00', '#00f'].map((it) => colour(it, 300, 100).png().toBuffer()));
    const file = await sharp([red as Buffer, blue as Buffer], { join: { across: 1 } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const made = await makePhoto(file);
    expect([made.width, made.height]).toEqual([200, 300]);
    const right = await sharp(made.bytes).extract({ left: 150, top: 100, width: 40, height: 100 }).toBuffer();
    expect((await middle(right))[0]).toBeGreaterThan(200);
  });

  test('keeps what is transparent, and half transparent', async () => {
    expect((await middle((await makePhoto(await colour('#0000').png().toBuffer())).bytes))[3]).toBe(0);
    const half = await middle((await makePhoto(await colour('#ff000080').png().toBuffer())).bytes);
    expect(Math.abs((half[3] ?? 0) - 128)).toBeLessThan(3);
  });

  test('has its colours when it comes in CMYK or with 16 bits', async () => {
    const [cmyk, deep] = [
      await colour('#c33').flatten().toColourspace('cmyk').jpeg().toBuffer(),
      await colour('#c33').toColourspace('rgb16').png().toBuffer(),
    ];
    for (const file of [cmyk, deep]) {
      const [red = 0, green = 0, blue = 0] = await middle((await makePhoto(file)).bytes);
      expect(red).toBeGreaterThan(green + 80);
      expect(Math.abs(green - blue)).toBeLessThan(40);
    }
  });

  test('of an animation is its first frame', async () => {
    const { bytes, width, height } = await makePhoto((await generateAnimation()).bytes);
    expect([width, height]).toEqual([400, 400]);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });
});

/** A PNG that says that it is larger than it is. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await colour('#fff').png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
const svg = drawShot({ goods: 'pack', ground: 'white', hue: 0, width: 400, height: 400 });
const photo = await colour('#c33', 800, 800).jpeg().toBuffer();

test.each([
  ['an SVG', Buffer.from(svg), 'a drawing (SVG)'],
  ['an SVG behind a comment', Buffer.from(`<?xml version="1.0"?>\n<!-- x -->\n${svg}`), 'a drawing (SVG)'],
  ['a web page', Buffer.from('<!DOCTYPE html><title>Not found</title>'), 'a web page'],
  ['text', Buffer.from('salt.jpg'), 'not a photo that we can read'],
  ['nothing', Buffer.alloc(0), 'empty'],
  ['TIFF', await colour('#c33').tiff().toBuffer(), 'TIFF'],
  ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'HEIC photo, as iPhones make them'],
  ['half a photo', photo.subarray(0, photo.length / 2), 'damaged'],
  ['a photo with a bad end', Buffer.concat([photo.subarray(0, 200), Buffer.alloc(600)]), 'damaged'],
  ['a small one', await colour('#c33', 300, 99).png().toBuffer(), '300 × 99 pixels, less than 100'],
  ['a bomb', await claiming(60_000, 60_000), 'too large'],
  ['one of 81 megapixels', await claiming(9000, 9000), 'too large'],
  ['one that is too wide', await claiming(12_001, 100), 'too large'],
  ['one that lies about its size', await claiming(7000, 7000), 'damaged'],
])('%s is refused', async (_, file, reason) => {
  await expect(makePhoto(file)).rejects.toMatchObject({
    name: 'PhotoError',
    message: expect.stringContaining(reason) as string,
  });
});
