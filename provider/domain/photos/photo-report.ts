import { isUrl } from './allowed-url.ts';
import { PhotoError } from './photo-error.ts';
import type { StoredPhoto } from './photo-store.ts';

/** Maximum number of photos that a product's page has room for. */
export const MOST_PHOTOS = 10;

export interface ProductPhotos {
  readonly sku: string;
  /** For sentences about its photos. */
  readonly name: string;
  /** URLs, or names of files, in the order that they are shown in. */
  readonly sources: readonly string[];
}

export interface PhotoReport {
  /** By SKU, the names of stored photos in order, for `product.picture` and `product.pictures`; none for a product without. */
  readonly photos: ReadonlyMap<string, readonly string[]>;
  /** `reason`: one sentence for the shop's owner. */
  readonly failed: readonly { readonly sku: string; readonly source: string; readonly reason: string }[];
  /** Distinct sources whose photo was encoded and stored. */
  readonly fetched: number;
  /** Distinct sources whose photo was stored already. */
  readonly unchanged: number;
}

const LONGEST_SOURCE = 120;

/** A source as it may be shown and logged: what follows the path may be a key, what precedes the host a password. */
function shortened(source: string): string {
  const url = isUrl(source) ? URL.parse(source, 'https://none.invalid') : null;
  const text = url ? `${url.protocol}//${url.host}${url.pathname}` : source;
  return text.length > LONGEST_SOURCE ? `${text.slice(0, LONGEST_SOURCE)}…` : text;
}

/** @example 'The photo https://cdn.example/salt.jpg of Tata Salt could not be fetched: the server said 404.' */
function failureSentence(source: string, name: string, error: PhotoError, staysAsItWas: boolean): string {
  const verb = isUrl(source) ? 'fetched' : 'used';
  const stays = staysAsItWas ? ' The one of the last import stays.' : '';
  return `The photo ${shortened(source)} of ${name} could not be ${verb}: ${error.message}.${stays}`;
}

/** @param earlier the photo that the last import has stored of a source */
export function reportOf(
  products: readonly ProductPhotos[],
  outcomes: ReadonlyMap<string, StoredPhoto | PhotoError>,
  earlier: (source: string) => string | undefined,
): PhotoReport {
  const photos = new Map<string, readonly string[]>();
  const failed: { sku: string; source: string; reason: string }[] = [];
  for (const { sku, name, sources } of products) {
    const fail = (source: string, error: PhotoError, staysAsItWas = false) =>
      failed.push({ sku, source, reason: failureSentence(source, name, error, staysAsItWas) });
    const ids = sources.slice(0, MOST_PHOTOS).flatMap((source) => {
      const outcome = outcomes.get(source);
      if (!(outcome instanceof PhotoError)) return outcome?.id ?? [];
      const before = outcome.isPassing ? earlier(source) : undefined;
      fail(source, outcome, before !== undefined);
      return before ?? [];
    });
    for (const source of sources.slice(MOST_PHOTOS))
      fail(source, new PhotoError(`a product has ${MOST_PHOTOS} photos at most`));
    if (ids.length > 0) photos.set(sku, [...new Set(ids)]);
  }
  const stored = [...outcomes.values()].filter((outcome): outcome is StoredPhoto => !(outcome instanceof PhotoError));
  const unchanged = stored.filter(({ isUnchanged }) => isUnchanged).length;
  return { photos, failed, fetched: stored.length - unchanged, unchanged };
}
