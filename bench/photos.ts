import sharp from 'sharp';

const SIZE = 800;
const KINDS = 40;

/** A JPEG such as a camera takes of goods on a table: shapes with shading, and the noise of a sensor. */
async function photo(kind: number): Promise<Buffer> {
  const at = (i: number, by: number) => 80 + ((i * by + kind * 53) % 640);
  const goods = Array.from({ length: 60 }, (_, i) => {
    const [rx, ry] = [36 + ((i + kind) % 7) * 12, 28 + (i % 5) * 14];
    return `<ellipse cx="${at(i, 137)}" cy="${at(i, 211)}" rx="${rx}" ry="${ry}" fill="url(#g)" opacity=".8"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><defs><radialGradient id="g"><stop offset="0" stop-color="hsl(${kind * 9} 70% 65%)"/><stop offset="1" stop-color="hsl(${kind * 9 + 20} 60% 20%)"/></radialGradient></defs><rect width="${SIZE}" height="${SIZE}" fill="#f4f1ea"/>${goods.join('')}</svg>`;
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const noise = await sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: '#888', noise: grain } })
    .blur(1.2)
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Returns a function that makes the photo of a number: of a few kinds, no two with the same bytes. */
export async function photos(): Promise<(number: number) => Buffer> {
  const kinds = await Promise.all(Array.from({ length: KINDS }, (_, kind) => photo(kind)));
  return (number) => {
    const jpeg = kinds[number % KINDS] ?? Buffer.alloc(0);
    // A comment, behind the first marker: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.2.4.5
    const comment = Buffer.from(`\xff\xfe\0\x0a${String(number).padStart(8, '0')}`, 'latin1');
    return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
  };
}
