import { slugify, takeSlug } from '../catalogue/slug.ts';
import type { ImportRow } from './import-row.ts';

/** Addresses for new products, each the first that is free. */
export class Slugs {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** Of the name as it was written, then with the size, then with the number. */
  next({ fullName, packSize, sku }: Pick<ImportRow, 'fullName' | 'packSize' | 'sku'>): string {
    const plain = slugify(fullName) || 'product';
    const numbered = `${plain}-${slugify(sku) || this.#taken.size}`;
    const candidates = [plain, ...(packSize === null ? [] : [`${plain}-${slugify(packSize)}`]), numbered];
    return takeSlug(candidates.find((each) => !this.#taken.has(each)) ?? numbered, this.#taken);
  }
}
