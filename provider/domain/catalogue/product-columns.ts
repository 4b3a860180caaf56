import type { Claim, Diet } from '../../../contract/food.ts';
import type { TranslatedName } from '../../../contract/translations.ts';
import type { Paise } from '../../../contract/money.ts';
import type { product } from '../../db/schema/catalogue.ts';
import { parsePackSize, unitPrice } from '../../../contract/pack-size.ts';
import type { TaxonomyNode } from './taxonomy.ts';
import { normalizeText } from '../search/normalize.ts';

export type ProductColumns = Omit<typeof product.$inferInsert, 'id'>;

/** What the seed and the import know of one pack size; the rest follows from it. */
export interface ProductFacts {
  readonly sku: string;
  readonly slug: string;
  readonly groupId: string;
  /** What it shares with its other pack sizes, where that follows from a file. */
  readonly packKey?: string;
  readonly listed: boolean;
  readonly name: string;
  readonly translations?: TranslatedName | null;
  readonly brand: TaxonomyNode | null;
  readonly category: TaxonomyNode;
  readonly subCategory: TaxonomyNode | null;
  readonly packSize: string | null;
  /** Every pack size of the product, so that a search for any of them finds the one that is listed. */
  readonly packSizes: readonly string[];
  readonly pricePaise: Paise;
  readonly mrpPaise: Paise;
  readonly stock: number;
  readonly sold: number;
  readonly addedAt: Date;
  readonly featured: boolean;
  readonly picture: string;
  /** Where there are several, the first one included. */
  readonly pictures?: string[] | null;
  readonly description: string | null;
  readonly highlights: string[] | null;
  readonly diet?: Diet | null;
  readonly claims?: Claim[] | null;
  readonly allergens?: string[] | null;
  readonly nutrition?: { label: string; value: string }[] | null;
  readonly bestBefore?: string | null;
  readonly hsn?: string | null;
  /** Percent. */
  readonly gstRate?: number | null;
  readonly details: { label: string; value: string }[] | null;
  /** Other words people search it by. */
  readonly keywords: readonly string[];
  readonly rowHash: string | null;
}

const inSmallUnits = { kg: 1000, L: 1000, piece: 1 } as const;

/** Adds what lists sort and search by: unit price, content and the searched texts. */
export function productColumns({
  brand,
  category,
  subCategory,
  packSizes,
  keywords: written,
  ...facts
}: ProductFacts): ProductColumns {
  const keywords = [
    ...written,
    ...Object.values(facts.translations ?? {}).flatMap((translation) => translation?.name ?? []),
  ];
  const content = parsePackSize(facts.packSize);
  const unitPricePaise = unitPrice(facts.pricePaise, content);
  const taxonomyWords = [subCategory?.name, category.name, ...keywords];
  return {
    ...facts,
    brandId: brand?.id ?? null,
    categoryId: category.id,
    subCategoryId: subCategory?.id ?? null,
    packContent: content && Math.min(Math.round(content.amount * inSmallUnits[content.unit]), 2_147_483_647),
    unitPricePaise,
    unit: unitPricePaise === null ? null : (content?.unit ?? null),
    nameText: normalizeText(facts.name),
    placeText: [subCategory?.name, category.name, keywords.join(' ')].map((part) => normalizeText(part)).join('|'),
    searchText: normalizeText(facts.name, brand?.name, ...taxonomyWords, ...packSizes),
  };
}
