import { isRecord, type JsonObject, keyFor, omitUndefined, pick } from '../json.ts';
import { find, namesOf } from '../names.ts';
import type { Reading } from '../reading.ts';
import { flat, listIn } from '../unwrap.ts';
import { flag, isSameId, line, prose, text } from '../values.ts';
import { pack, packFields } from './pack.ts';
import { asFirstVariant } from './variant.ts';
import { join, taxonomyEntry, type TaxonomyEntry } from './taxonomy-entry.ts';

/** Whether goods are named there themselves: otherwise it only points to them. */
export const hasName = (fields: unknown): boolean =>
  pick(fields, 'name', 'productName', 'itemName', 'title') !== undefined;

/** A product as the list, the search, a shelf or its own call has it; also one wrapped in an object of its own. */
export function product(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (!isRecord(fields)) return fields;
  const key = keyFor(fields, namesOf('product.product'));
  const nested = key === undefined ? undefined : fields[key];
  if (key !== undefined && isRecord(nested) && pick(fields, 'name', 'title') === undefined)
    return product({ ...fields, [key]: undefined, ...nested }, at);
  const packs = variantsOf(fields, at);
  const priced = omitUndefined(packFields(fields, at, 'product'));
  // A product without price or size takes those of its variant with the same id, else of the first.
  const standard = packs.find(({ id }) => String(id) === String(priced['id'])) ?? packs[0] ?? {};
  const { price, mrp, packSize, stock } = standard;
  const base = { ...omitUndefined({ price, mrp, packSize, stock }), ...priced };
  return {
    ...fields,
    ...base,
    ...omitUndefined({
      brand: brandOf(fields, at),
      ...category(fields, at),
      updatedAt: text(find(fields, 'product.updatedAt')),
      diet: dietOf(fields),
      discontinued: discontinued(fields),
      highlights: highlights(fields, at),
      details: details(fields, at),
      packs: packsOf(fields, base, packs),
      ...variantIds(base, packs, at),
    }),
    image: priced['image'] ?? null,
  };
}

const brandOf = (fields: JsonObject, at: Reading): TaxonomyEntry | null | undefined =>
  join(taxonomyEntry(fields, at, 'brand', namesOf('product.brand')), 'brand', at);

/** A category that names its parent is the sub-category, and the parent the category. */
function category(fields: JsonObject, at: Reading): JsonObject {
  const category = taxonomyEntry(fields, at, 'category', namesOf('product.category'));
  const subCategory = taxonomyEntry(fields, at, 'subCategory', namesOf('product.subCategory'));
  const parent = isRecord(category) ? pick(category, 'parent') : undefined;
  if (category && !subCategory && isRecord(parent)) {
    return {
      category: join(taxonomyEntry({ category: parent }, at, 'category', ['category']), 'category', at),
      subCategory: category,
    };
  }
  return { category: join(category, 'category', at), subCategory: join(subCategory, 'subCategory', at) };
}

const variantsOf = (fields: JsonObject, at: Reading): JsonObject[] =>
  (listIn(at.field(fields, 'product.packs')) ?? []).map((entry) => pack(entry, at)).filter(isRecord);

/** undefined for one size, or sizes without ids: that is the product itself. Where none has the product's id, the first gets it. */
function packsOf(
  fields: JsonObject,
  base: JsonObject,
  packs: readonly JsonObject[],
): readonly JsonObject[] | undefined {
  if (Array.isArray(fields['packs']) && fields['packs'].length === packs.length && packs.length < 2) return packs;
  if (packs.length < 2 || packs.some(({ id, price }) => id === undefined || price === undefined)) return undefined;
  const isBase = ({ id }: JsonObject) => String(id) === String(base['id']);
  return packs.some(isBase) ? packs : [{ ...packs[0], id: base['id'], slug: base['slug'] ?? null }, ...packs.slice(1)];
}

/** Ids of both, where sizes stand within the product and are no products: they are asked for once, by the first of them. */
function variantIds(base: JsonObject, packs: readonly JsonObject[], at: Reading): JsonObject {
  const { id } = base;
  if (id === undefined || packs.length === 0) return {};
  // What has no price is no size but a choice, such as how ripe it is.
  if (packs.some((size) => size['id'] === undefined || size['price'] === undefined || isSameId(size['id'], id)))
    return {};
  if (at.variantsAreProducts === undefined) at.unknownVariant ??= packs[0]?.['id'];
  return at.variantsAreProducts === false ? asFirstVariant(id, packs) : {};
}

function discontinued(fields: JsonObject): boolean | undefined {
  const isDiscontinued = flag(find(fields, 'product.discontinued'));
  if (isDiscontinued !== undefined) return isDiscontinued;
  if (/^(?:discontinued|archived|deleted|inactive)$/i.test(text(pick(fields, 'status', 'state')) ?? '')) return true;
  return flag(pick(fields, 'isActive', 'active', 'enabled')) === false ? true : undefined;
}

/** A list of lines, or one text with a line each. */
function highlights(fields: JsonObject, at: Reading): unknown {
  const value = at.field(fields, 'product.highlights');
  if (typeof value === 'string') {
    return (prose(value) ?? '')
      .split('\n')
      .map((words) => words.replace(/^• /, '').trim())
      .filter(Boolean);
  }
  if (!Array.isArray(value)) return undefined;
  return value.map(line).filter((words) => words !== undefined && words !== '');
}

function details(fields: JsonObject, at: Reading): unknown {
  const value = at.field(fields, 'product.details');
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
export function suggestion(received: unknown, at: Reading): unknown {
  if (typeof received === 'string') return { id: received, name: line(received) };
  const fields = flat(received);
  if (!isRecord(fields)) return fields;
  const { id, name } = at.read(fields, 'suggestion');
  return { ...fields, ...omitUndefined({ id: id ?? name, name }) };
}

/** Whether a product is vegetarian; undefined where it does not say. */
function dietOf(fields: JsonObject): 'veg' | 'non-veg' | undefined {
  const word = text(find(fields, 'product.diet'))
    ?.toLowerCase()
    .replace(/[^a-z]/g, '');
  if (word && /^non?veg|^egg/.test(word)) return 'non-veg';
  if (word && /^(?:pure)?veg/.test(word)) return 'veg';
  const switched = find(fields, 'product.isVeg');
  const isVeg = switched === undefined || switched === null ? undefined : flag(switched);
  return isVeg === undefined ? undefined : isVeg ? 'veg' : 'non-veg';
}
