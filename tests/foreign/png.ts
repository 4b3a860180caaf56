import { crc32, deflateSync } from 'node:zlib';

const SIZE = 240;

/** A PNG of one colour, which the number decides. */
export function png(seed: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE, 0);
  head.writeUInt32BE(SIZE, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + SIZE * 3);
  for (let at = 0; at < SIZE; at += 1) row.set([(seed * 37) % 256, (seed * 91) % 256, (at + seed) % 256], 1 + at * 3);
  const pixels = Buffer.concat(Array.from({ length: SIZE }, () => row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
