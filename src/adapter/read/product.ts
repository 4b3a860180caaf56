import { type Came, isRecord, known, pick } from '../json.ts';
import { picture, pictures } from '../picture.ts';
import type { Reading } from '../reading.ts';
import { flat, listIn } from '../unwrap.ts';
import { flag, line, prose, text } from '../values.ts';
import { dietOf } from './diet.ts';
import { pack, packFields } from './pack.ts';
import { join, place, type Place } from './place.ts';

const IMAGE = [
  ...[
    'imageUrl',
    'img',
    'picture',
    'photo',
    'productImage',
    'featuredImage',
    'mainImage',
    'primaryImage',
    'coverImage',
  ],
  ...[
    'thumbnail',
    'featuredAsset',
    'smallImage',
    'imageSrc',
    'defaultImage',
    'primaryMedia',
    'images',
    'media',
    'pictures',
    'gallery',
  ],
];
const IMAGES = [
  'pictures',
  'photos',
  'gallery',
  'media',
  'assets',
  'imageUrls',
  'productImages',
  'mediaGallery',
  'mediaGalleryEntries',
  'masterImages',
];
const DESCRIPTION = [
  ...['descriptionHtml', 'longDescription', 'fullDescription', 'productDescription', 'bodyHtml', 'content', 'about'],
  ...['shortDescription', 'summary', 'desc'],
];
const VARIANTS = ['variants', 'productVariants', 'variations', 'packSizes', 'skus', 'options', 'sizes', 'items'];

/** A product as the list, the search, a shelf or its own call has it; also one wrapped in an object of its own. */
export function product(came: unknown, at: Reading): unknown {
  const own = flat(came);
  if (!isRecord(own)) return own;
  const nested = pick(own, 'product', 'productDetails', 'productInfo');
  if (isRecord(nested) && pick(own, 'name', 'title') === undefined)
    return product({ ...own, product: undefined, ...nested }, at);
  const packs = variantsOf(own, at);
  const priced = known(packFields(own, at, 'product'));
  // A product that leaves its price or its size to its sizes is the first of them.
  const standard = packs.find(({ id }) => String(id) === String(priced['id'])) ?? packs[0] ?? {};
  const { price, mrp, packSize, stock } = standard;
  const base = { ...known({ price, mrp, packSize, stock }), ...priced };
  const parents = category(own, at);
  return {
    ...own,
    ...base,
    ...known({
      name: line(at.field(own, 'name', 'title', 'productName', 'displayName', 'productTitle', 'itemName', 'label')),
      brand: brandOf(own, at),
      ...parents,
      image: picture(at.field(own, 'image', ...IMAGE)) ?? null,
      images: pictures(at.field(own, 'images', ...IMAGES)),
      updatedAt: text(pick(own, 'updatedAt', 'modifiedAt', 'lastModified', 'updatedOn', 'modifiedOn', 'lastUpdated')),
      diet: dietOf(own),
      discontinued: discontinued(own),
      description: prose(at.field(own, 'description', ...DESCRIPTION)),
      highlights: highlights(own, at),
      details: details(own, at),
      packs: packsOf(own, base, packs),
      deliverable: flag(at.field(own, 'deliverable', 'isDeliverable', 'serviceable', 'isServiceable')),
    }),
  };
}

const brandOf = (own: Came, at: Reading): Place | null | undefined =>
  join(place(own, at, 'brand', ['brand', 'productBrand', 'manufacturer', 'vendor', 'supplier']), 'brand', at);

/** A leaf that names its parent is the sub-category, and the parent the category. */
function category(own: Came, at: Reading): Came {
  const category = place(own, at, 'category', [
    'category',
    'productCategory',
    'categories',
    'primaryTaxon',
    'taxons',
    'collections',
    'productType',
    'department',
  ]);
  const subCategory = place(own, at, 'subCategory', [
    'subCategory',
    'productSubCategory',
    'subCategories',
    'subcategory',
  ]);
  const parent = isRecord(category) ? pick(category, 'parent') : undefined;
  if (category && !subCategory && isRecord(parent)) {
    return {
      category: join(place({ category: parent }, at, 'category', ['category']), 'category', at),
      subCategory: category,
    };
  }
  return { category: join(category, 'category', at), subCategory: join(subCategory, 'subCategory', at) };
}

const variantsOf = (own: Came, at: Reading): Came[] =>
  (listIn(at.field(own, 'packs', ...VARIANTS)) ?? []).map((came) => pack(came, at)).filter(isRecord);

/** Only one size, or none that has an id, is the product itself. Where none is the product, its first stands for it. */
function packsOf(own: Came, base: Came, packs: readonly Came[]): readonly Came[] | undefined {
  if (Array.isArray(own['packs']) && own['packs'].length === packs.length && packs.length < 2) return packs;
  if (packs.length < 2 || packs.some(({ id, price }) => id === undefined || price === undefined)) return undefined;
  const isOwn = ({ id }: Came) => String(id) === String(base['id']);
  return packs.some(isOwn) ? packs : [{ ...packs[0], id: base['id'], slug: base['slug'] ?? null }, ...packs.slice(1)];
}

function discontinued(own: Came): boolean | undefined {
  const said = flag(pick(own, 'discontinued', 'isDiscontinued'));
  if (said !== undefined) return said;
  if (/^(?:discontinued|archived|deleted|inactive)$/i.test(text(pick(own, 'status', 'state')) ?? '')) return true;
  return flag(pick(own, 'isActive', 'active', 'enabled')) === false ? true : undefined;
}

/** A list of lines, or one text with a line each. */
function highlights(own: Came, at: Reading): unknown {
  const value = at.field(own, 'highlights', 'keyFeatures', 'features', 'bulletPoints');
  if (typeof value === 'string') {
    return (prose(value) ?? '')
      .split('\n')
      .map((words) => words.replace(/^• /, '').trim())
      .filter(Boolean);
  }
  if (!Array.isArray(value)) return undefined;
  return value.map(line).filter((words) => words !== undefined && words !== '');
}

function details(own: Came, at: Reading): unknown {
  const value = at.field(own, 'details', 'specifications', 'specs', 'additionalInfo', 'productDetails', 'metaInfo');
  const pairs = Array.isArray(value)
    ? value.map((entry) => [
        pick(entry, 'label', 'name', 'key', 'title', 'attribute'),
        pick(entry, 'value', 'values', 'text', 'content'),
      ])
    : isRecord(value)
      ? Object.entries(value).map(([key, entry]) => [key.replaceAll('_', ' '), entry])
      : undefined;
  return pairs
    ?.map(([label, entry]) => ({ label: line(label), value: prose(entry) }))
    .filter(({ label, value }) => label && value);
}

/** `GET /product/web/search/v1`: a product with its name, or a name alone. */
export function suggestion(came: unknown, at: Reading): unknown {
  if (typeof came === 'string') return { id: came, name: line(came) };
  const own = flat(came);
  if (!isRecord(own)) return own;
  const { id } = packFields(own, at, 'product');
  const name = line(
    at.field(own, 'name', 'title', 'productName', 'displayName', 'label', 'text', 'value', 'suggestion'),
  );
  return { ...own, ...known({ id: id ?? name, name }) };
}
