import { isGiven, isRecord, type JsonObject, keyFor, pick } from './json.ts';
import { find, namesOf } from './names.ts';

/** Keys under which providers wrap an answer. */
const WRAPPERS = ['data', 'result', 'payload', 'response', 'body', 'value', 'content', 'record', 'detail'];
/** Keys under which they put a list. */
const LISTS = [
  ...['items', 'results', 'list', 'records', 'rows', 'docs', 'entries', 'nodes', 'edges', 'hits', 'values', 'objects'],
  ...['hydra:member', '_embedded', 'lines', 'data', 'elements', 'collection'],
];
const MAX_DEPTH = 5;
const IDENTITY = ['id', '_id', 'uuid', 'sku', 'code', 'name', 'title', 'content', 'pincode', 'slug'];

const isIdentified = (object: JsonObject): boolean =>
  IDENTITY.some((name) => ['string', 'number'].includes(typeof object[name]));

/** `{ node: {…} }` of a GraphQL connection, `{ attributes: {…} }` of JSON:API, `{ custom_attributes: [{ attribute_code, value }] }`. */
export function flat(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { node, attributes, custom_attributes: custom } = value;
  if (isRecord(node) && Object.keys(value).every((key) => ['node', 'cursor', '__typename'].includes(key)))
    return flat(node);
  const more = Array.isArray(custom)
    ? custom.filter(isRecord).map((entry) => [entry['attribute_code'], entry['value']] as const)
    : [];
  if (!isRecord(attributes) && more.length === 0) return value;
  return { ...Object.fromEntries(more), ...(isRecord(attributes) && attributes), ...value };
}

/**
 * The list of an answer: bare, in `data`, `items` and the like, under one of `nouns`, or as an object by id; undefined
 * where there is none.
 */
export function listIn(value: unknown, nouns: readonly string[] = [], depth = 0): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value.map(flat);
  if (!isRecord(value) || depth > MAX_DEPTH) return undefined;
  for (const name of [...nouns, ...WRAPPERS, ...LISTS]) {
    const key = keyFor(value, [name]);
    const within = key === undefined ? undefined : listIn(value[key], nouns, depth + 1);
    if (within) return within;
  }
  const only = isEnvelope(value) ? onlyListIn(value) : undefined;
  if (only) return only.map(flat);
  if (isIdentified(value)) return depth > 0 ? [flat(value)] : undefined;
  return listByKey(value) ?? (saysNothing(value, nouns) ? [] : undefined);
}

/** Nothing that has a name of its own: `{ code: 200, message: 'OK', … }`. */
const isEnvelope = (object: JsonObject): boolean =>
  IDENTITY.every((name) => !isGiven(object[name]) || (name === 'code' && isStatus(object[name])));

const isStatus = (code: unknown): boolean => typeof code === 'number' || /^(?:\d+|ok|success\w*)$/i.test(String(code));

/** The one array of objects in it, however deep, where there is exactly one: `{ _embedded: { productDtoList: […] } }`. */
function onlyListIn(object: JsonObject, depth = 0): readonly unknown[] | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const values = Object.values(object);
  const lists = values.filter((value): value is unknown[] => Array.isArray(value) && value.every(isRecord));
  const filled = lists.filter(({ length }) => length > 0);
  if (lists.length === 1 || filled.length > 0)
    return [...lists, ...filled].length <= 2 ? (filled[0] ?? lists[0]) : undefined;
  const within = values.filter(isRecord).filter(isEnvelope);
  const found = within.map((value) => onlyListIn(value, depth + 1)).filter((list) => list !== undefined);
  return found.length === 1 ? found[0] : undefined;
}

/** `{ "12": {…}, "15": {…} }` */
function listByKey(object: JsonObject): readonly unknown[] | undefined {
  const entries = Object.entries(object);
  if (entries.length === 0 || !entries.every(([, value]) => isRecord(value))) return undefined;
  // One word alone is the name of what it holds: `{ basket: {…} }`.
  if (
    entries.length === 1 &&
    entries.every(([key, value]) => /^[a-z]+$/i.test(key) && !isIdentified(value as JsonObject))
  )
    return undefined;
  if (entries.some(([key]) => [...WRAPPERS, ...LISTS, 'meta', 'pagination', 'error'].includes(key))) return undefined;
  return entries.map(([id, value]) =>
    flat(isRecord(value) && isGiven(pick(value, 'id')) ? value : { id, ...(value as JsonObject) }),
  );
}

/** An empty body, or a list that is null. */
const saysNothing = (object: JsonObject, nouns: readonly string[]): boolean =>
  Object.keys(object).length === 0 || [...nouns, ...WRAPPERS, ...LISTS].some((name) => object[name] === null);

/** The single record of an answer: bare, in `data` and the like, under one of `nouns`, or the first of a list; undefined where there is none. */
export function oneIn(value: unknown, nouns: readonly string[] = [], depth = 0): unknown {
  if (Array.isArray(value)) return oneIn(value[0], nouns, depth + 1);
  if (!isRecord(value) || depth > MAX_DEPTH) return value ?? undefined;
  const flattened = flat(value);
  for (const name of [...nouns, ...WRAPPERS]) {
    const key = keyFor(value, [name]);
    if (key === undefined || typeof value[key] !== 'object') continue;
    if (isIdentified(value) && !(isGiven(pick(value, 'data')) && key === keyFor(value, ['data'])) && !isOnlyNews(value))
      continue;
    return oneIn(value[key], nouns, depth + 1);
  }
  if (WRAPPERS.some((name) => value[name] === null)) return undefined;
  const [only, ...others] = Object.values(value);
  if (isRecord(only) && others.length === 0) return oneIn(only, nouns, depth + 1);
  return Object.keys(value).length === 0 ? undefined : flattened;
}

/** `code` and `title` may belong to the message around the record, such as `{ code: 200, message: 'OK', result: {…} }`. */
const isOnlyNews = (object: JsonObject): boolean =>
  !['id', '_id', 'uuid', 'sku', 'name', 'slug'].some((name) => isGiven(object[name]));

/** What some call the id of what was just saved, as a database does. */
export const NEW_IDS = ['insertedId', 'insertId', 'lastInsertId', 'createdId', 'newId'];

/** What `find` finds first in an answer, in its record or in its `data`. */
export const inRecord = <T>(received: unknown, find: (object: JsonObject) => T | undefined): T | undefined =>
  [received, oneIn(received), pick(received, 'data')]
    .filter(isRecord)
    .map(find)
    .find((found) => found !== undefined);

/** Where pages of a list are counted. */
export const PAGES = ['meta', 'pagination', 'paging', 'page', 'pageInfo'];

/** What `find` finds in an answer or, at any depth, in what is wrapped around its list: in the usual wrappers and in `others`. */
export function inOrAround<T>(others: readonly string[], find: (object: JsonObject) => T | undefined) {
  const look = (value: unknown, depth: number): T | undefined => {
    if (!isRecord(value) || depth > MAX_DEPTH) return undefined;
    const found = find(value);
    if (found !== undefined) return found;
    for (const name of [...WRAPPERS, ...others]) {
      const within = look(pick(value, name), depth + 1);
      if (within !== undefined) return within;
    }
    return undefined;
  };
  return (value: unknown): T | undefined => look(value, 0);
}

/** How many there are in all, where the provider says so. `total` means that everywhere, `count` mostly. */
export const countIn = (received: unknown, given: number): number | undefined =>
  inOrAround(PAGES, (object) => {
    for (const name of namesOf('list.total')) {
      const key = keyFor(object, [name]);
      const count = key === undefined || typeof object[key] === 'object' ? NaN : Number(object[key]);
      // A count lower than the entries received is not the total.
      if (Number.isInteger(count) && count >= given) return count;
    }
    return Number(find(object, 'list.totalPages')) === 1 ? given : undefined;
  })(received);
