const BYTES = 6;
const ONE = 60_000;

/** A product and how well a term fits it, 0 to 1. */
export type Posting = readonly [productId: number, fit: number];

/** Postings as they are stored: 4 bytes of id and 2 of fit each, little endian. */
export function packPostings(postings: readonly Posting[]): Uint8Array {
  const bytes = new Uint8Array(postings.length * BYTES);
  const view = new DataView(bytes.buffer);
  postings.forEach(([id, fit], at) => {
    view.setUint32(at * BYTES, id, true);
    view.setUint16(at * BYTES + 4, Math.round(Math.min(1, fit) * ONE), true);
  });
  return bytes;
}

export function unpackPostings(bytes: Uint8Array): Posting[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / BYTES }, (_, at) => [
    view.getUint32(at * BYTES, true),
    view.getUint16(at * BYTES + 4, true) / ONE,
  ]);
}
