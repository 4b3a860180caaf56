import { isRecord, type JsonObject, omitUndefined, pick } from '../json.ts';
import type { Reading } from '../reading.ts';
import { picture } from '../picture.ts';
import { flag, id, line, number } from '../values.ts';

const IDS = ['_id', 'uuid', 'code', 'uid'] as const;
const SLUGS = ['urlKey', 'handle', 'seoName', 'seoUrl', 'urlSlug', 'permalinkSlug'] as const;
const NAMES = ['title', 'displayName', 'label', 'text'] as const;
const IMAGES = [
  ...[
    'imageUrl',
    'icon',
    'iconUrl',
    'thumbnail',
    'picture',
    'photo',
    'img',
    'logo',
    'backgroundImage',
    'banner',
    'images',
  ],
] as const;
const COUNTS = ['productCount', 'productsCount', 'numberOfProducts', 'totalProducts', 'itemCount'] as const;

/** What a category, a sub-category, a group and a brand have in common: an id, a name and a slug. */
export function named(fields: JsonObject, at: Reading, kind: string, ...names: readonly string[]): JsonObject {
  return {
    id: id(at.ending(fields, 'id', `${kind}Id`, ...IDS)),
    name: line(at.ending(fields, 'name', `${kind}Name`, ...names, ...NAMES)),
    slug: at.field(fields, 'slug', `${kind}Slug`, ...SLUGS),
  };
}

export function grouping(received: unknown, at: Reading): unknown {
  if (!isRecord(received)) return received;
  return { ...received, ...omitUndefined(named(received, at, 'grouping', 'groupName', 'categoryGroupName')) };
}

export function category(received: unknown, at: Reading): unknown {
  if (!isRecord(received)) return received;
  const group = at.field(
    received,
    'groupingId',
    'grouping',
    'groupId',
    'group',
    'categoryGroupingId',
    'productCategoryGroupingId',
  );
  return {
    ...received,
    ...omitUndefined({
      ...named(received, at, 'category'),
      image: picture(at.field(received, 'image', 'categoryImage', 'catImage', ...IMAGES), at.pictureBase(received)),
      groupingId: id(group),
      count: number(at.field(received, 'count', ...COUNTS)),
    }),
  };
}

export function subCategory(received: unknown, at: Reading): unknown {
  if (!isRecord(received)) return received;
  const parent = at.field(
    received,
    'categoryId',
    'category',
    'productCategoryId',
    'productCategory',
    'catId',
    'parentId',
    'parent',
    'parentCategoryId',
  );
  return {
    ...received,
    ...omitUndefined({
      ...named(received, at, 'subCategory'),
      categoryId: id(parent),
      count: number(at.field(received, 'count', ...COUNTS)),
    }),
  };
}

/** A brand may come as its name alone, which then is its id too. */
export function brand(received: unknown, at: Reading): unknown {
  if (typeof received === 'string') {
    at.note('brand', 'read from its name');
    return { id: received, name: line(received) };
  }
  if (!isRecord(received)) return received;
  const { id: brandId, name } = omitUndefined(named(received, at, 'brand'));
  return {
    ...received,
    ...omitUndefined({
      id: brandId ?? name,
      name: name ?? brandId,
      count: number(at.field(received, 'count', ...COUNTS)),
    }),
  };
}

/** Whether an entry is active; some providers list inactive ones too. */
export const isVisible = (received: unknown): boolean =>
  flag(pick(received, 'isActive', 'active', 'enabled', 'isEnabled', 'published')) !== false &&
  flag(pick(received, 'isDeleted', 'deleted', 'isRemoved')) !== true;
