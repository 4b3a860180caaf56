import { type Came, isRecord, known, pick } from '../json.ts';
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
export function named(came: Came, at: Reading, kind: string): Came {
  return {
    id: id(at.field(came, 'id', `${kind}Id`, ...IDS)),
    name: line(at.field(came, 'name', `${kind}Name`, ...NAMES)),
    slug: at.field(came, 'slug', `${kind}Slug`, ...SLUGS),
  };
}

export function grouping(came: unknown, at: Reading): unknown {
  if (!isRecord(came)) return came;
  return { ...came, ...known(named(came, at, 'grouping')) };
}

export function category(came: unknown, at: Reading): unknown {
  if (!isRecord(came)) return came;
  const group = at.field(
    came,
    'groupingId',
    'grouping',
    'groupId',
    'group',
    'categoryGroupingId',
    'productCategoryGroupingId',
  );
  return {
    ...came,
    ...known({
      ...named(came, at, 'category'),
      image: picture(at.field(came, 'image', 'categoryImage', ...IMAGES)),
      groupingId: id(group),
      count: number(at.field(came, 'count', ...COUNTS)),
    }),
  };
}

export function subCategory(came: unknown, at: Reading): unknown {
  if (!isRecord(came)) return came;
  const parent = at.field(
    came,
    'categoryId',
    'category',
    'productCategoryId',
    'productCategory',
    'parentId',
    'parent',
    'parentCategoryId',
  );
  return {
    ...came,
    ...known({
      ...named(came, at, 'subCategory'),
      categoryId: id(parent),
      count: number(at.field(came, 'count', ...COUNTS)),
    }),
  };
}

/** A brand may come as its name alone, which then is its id too. */
export function brand(came: unknown, at: Reading): unknown {
  if (typeof came === 'string') {
    at.note('brand', 'read from its name');
    return { id: came, name: line(came) };
  }
  if (!isRecord(came)) return came;
  const { id: own, name } = known(named(came, at, 'brand'));
  return {
    ...came,
    ...known({ id: own ?? name, name: name ?? own, count: number(at.field(came, 'count', ...COUNTS)) }),
  };
}

/** Whether the shop shows it; said by some providers of what they no longer do. */
export const isShown = (came: unknown): boolean =>
  flag(pick(came, 'isActive', 'active', 'enabled', 'isEnabled', 'published')) !== false;
