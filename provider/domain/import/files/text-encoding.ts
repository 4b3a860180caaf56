/** Encodings that spreadsheets and shop systems write, as TextDecoder names them. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes that are looked at for UTF-16: a header is in them. */
const LOOKED_AT = 2048;

const NOT_ASCII = /[^\0-\x7f]/g;

/** Latin letters in UTF-16 have a zero beside each: which of the two tells the order. */
function utf16Of(first: Buffer): Encoding | undefined {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  const bytes = first.subarray(0, LOOKED_AT);
  if (bytes.length < 8) return undefined;
  const zeros = [0, 0];
  bytes.forEach((byte, i) => (zeros[i % 2] = (zeros[i % 2] ?? 0) + (byte === 0 ? 1 : 0)));
  const [even = 0, odd = 0] = zeros.map((count) => count / (bytes.length / 2));
  if (odd > 0.4 && even < 0.1) return 'utf-16le';
  return even > 0.4 && odd < 0.1 ? 'utf-16be' : undefined;
}

/**
 * Tells how a text is encoded. What is not UTF-8 for the greater part is Windows-1252; with a few damaged
 * places among many that are right, it is UTF-8.
 */
export async function detectEncoding(chunks: AsyncIterable<Buffer>): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8');
  let [right, wrong] = [0, 0];
  let isFirst = true;
  const count = (text: string) => {
    for (const sign of text.match(NOT_ASCII) ?? [])
      if (sign === '\ufffd') wrong += 1;
      else right += 1;
  };
  for await (const chunk of chunks) {
    const utf16 = isFirst ? utf16Of(chunk) : undefined;
    if (utf16) return utf16;
    isFirst = false;
    count(decoder.decode(chunk, { stream: true }));
  }
  count(decoder.decode());
  return wrong > right ? 'windows-1252' : 'utf-8';
}
