const BYTES = 6;
const ONE = 60_000;

/** Products, and at the same place how well a term fits each, 0 to 1. Two arrays: a whole catalogue of pairs takes too much memory. */
export interface Fits {
  readonly ids: readonly number[];
  readonly fits: readonly number[];
}

/** What a term finds: at the same place the product's id and how well it fits. Two arrays, because thousands of pairs keep the garbage collector busy. */
export interface Postings {
  readonly ids: Uint32Array;
  /** Fits as integers out of 60,000. */
  readonly fits: Uint16Array;
}

/** Postings as they are stored: 4 bytes of id and 2 of fit each, little endian. */
export function packPostings({ ids, fits }: Fits): Uint8Array {
  const bytes = new Uint8Array(ids.length * BYTES);
  const view = new DataView(bytes.buffer);
  ids.forEach((id, at) => {
    view.setUint32(at * BYTES, id, true);
    view.setUint16(at * BYTES + 4, Math.round(Math.min(1, Math.max(0, fits[at] ?? 0)) * ONE), true);
  });
  return bytes;
}

export function unpackPostings(bytes: Uint8Array): Postings {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = bytes.byteLength / BYTES;
  const ids = new Uint32Array(length);
  const fits = new Uint16Array(length);
  for (let at = 0; at < length; at += 1) {
    ids[at] = view.getUint32(at * BYTES, true);
    fits[at] = view.getUint16(at * BYTES + 4, true);
  }
  return { ids, fits };
}

/** Calls `take` with each product and its fit, 0 to 1. */
export function eachPosting({ ids, fits }: Postings, take: (id: number, fit: number) => void): void {
  for (let at = 0; at < ids.length; at += 1) take(ids[at] ?? 0, (fits[at] ?? 0) / ONE);
}
