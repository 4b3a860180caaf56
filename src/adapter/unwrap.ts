import { type Came, isGiven, isRecord, keyFor, pick } from './json.ts';

/** What providers wrap an answer in. */
const WRAPPERS = ['data', 'result', 'payload', 'response', 'body', 'value', 'content', 'record', 'detail'];
/** What they call the list within. */
const LISTS = [
  ...['items', 'results', 'list', 'records', 'rows', 'docs', 'entries', 'nodes', 'edges', 'hits', 'values', 'objects'],
  ...['hydra:member', '_embedded', 'lines', 'data', 'elements', 'collection'],
];
const MAX_DEPTH = 5;
const IDENTITY = ['id', '_id', 'uuid', 'sku', 'code', 'name', 'title', 'content', 'pincode', 'slug'];

const isIdentified = (came: Came): boolean => IDENTITY.some((name) => ['string', 'number'].includes(typeof came[name]));

/** `{ node: {…} }` of a GraphQL connection, `{ attributes: {…} }` of JSON:API, `{ custom_attributes: [{ attribute_code, value }] }`. */
export function flat(came: unknown): unknown {
  if (!isRecord(came)) return came;
  const { node, attributes, custom_attributes: custom } = came;
  if (isRecord(node) && Object.keys(came).every((key) => ['node', 'cursor', '__typename'].includes(key)))
    return flat(node);
  const more = Array.isArray(custom)
    ? custom.filter(isRecord).map((entry) => [entry['attribute_code'], entry['value']] as const)
    : [];
  if (!isRecord(attributes) && more.length === 0) return came;
  return { ...Object.fromEntries(more), ...(isRecord(attributes) && attributes), ...came };
}

/**
 * The list of an answer: bare, in `data`, `items` and the like, under one of `nouns`, or as an object by id; undefined
 * where there is none.
 */
export function listIn(came: unknown, nouns: readonly string[] = [], depth = 0): readonly unknown[] | undefined {
  if (Array.isArray(came)) return came.map(flat);
  if (!isRecord(came) || depth > MAX_DEPTH) return undefined;
  for (const name of [...nouns, ...WRAPPERS, ...LISTS]) {
    const key = keyFor(came, [name]);
    const within = key === undefined ? undefined : listIn(came[key], nouns, depth + 1);
    if (within) return within;
  }
  if (isIdentified(came)) return depth > 0 ? [flat(came)] : undefined;
  return listByKey(came) ?? (saysNothing(came, nouns) ? [] : undefined);
}

/** `{ "12": {…}, "15": {…} }` */
function listByKey(came: Came): readonly unknown[] | undefined {
  const entries = Object.entries(came);
  if (entries.length === 0 || !entries.every(([, value]) => isRecord(value))) return undefined;
  if (entries.some(([key]) => [...WRAPPERS, ...LISTS, 'meta', 'pagination', 'error'].includes(key))) return undefined;
  return entries.map(([id, value]) =>
    flat(isRecord(value) && isGiven(pick(value, 'id')) ? value : { id, ...(value as Came) }),
  );
}

/** An empty body, or a list that is null. */
const saysNothing = (came: Came, nouns: readonly string[]): boolean =>
  Object.keys(came).length === 0 || [...nouns, ...WRAPPERS, ...LISTS].some((name) => came[name] === null);

/** The one thing of an answer: bare, in `data` and the like, under one of `nouns`, or the first of a list; undefined where there is none. */
export function oneIn(came: unknown, nouns: readonly string[] = [], depth = 0): unknown {
  if (Array.isArray(came)) return oneIn(came[0], nouns, depth + 1);
  if (!isRecord(came) || depth > MAX_DEPTH) return came ?? undefined;
  const flattened = flat(came);
  for (const name of [...nouns, ...WRAPPERS]) {
    const key = keyFor(came, [name]);
    if (key === undefined || typeof came[key] !== 'object') continue;
    if (isIdentified(came) && !(isGiven(pick(came, 'data')) && key === keyFor(came, ['data'])) && !isOnlyNews(came))
      continue;
    return oneIn(came[key], nouns, depth + 1);
  }
  if (WRAPPERS.some((name) => came[name] === null)) return undefined;
  return Object.keys(came).length === 0 ? undefined : flattened;
}

/** `code` and `title` may be of the message around the thing, such as `{ code: 200, message: 'OK', result: {…} }`. */
const isOnlyNews = (came: Came): boolean =>
  !['id', '_id', 'uuid', 'sku', 'name', 'slug'].some((name) => isGiven(came[name]));

/** How many there are in all, where the provider says so. `total` means that everywhere, `count` mostly. */
export function countIn(came: unknown, given: number, depth = 0): number | undefined {
  if (!isRecord(came) || depth > MAX_DEPTH) return undefined;
  const names = [
    ...['total', 'totalCount', 'totalItems', 'totalElements', 'totalResults', 'totalRecords', 'totalProducts'],
    ...['numFound', 'found', 'hydra:totalItems', 'recordsTotal', 'count', 'productCount'],
  ];
  for (const name of names) {
    const key = keyFor(came, [name]);
    const count = key === undefined || typeof came[key] === 'object' ? NaN : Number(came[key]);
    // Fewer than came is not the number of all.
    if (Number.isInteger(count) && count >= given) return count;
  }
  const pages = pick(came, 'totalPages', 'pageCount', 'pages', 'lastPage');
  if (Number(pages) === 1) return given;
  for (const name of [...WRAPPERS, 'meta', 'pagination', 'paging', 'page', 'pageInfo']) {
    const within = countIn(pick(came, name), given, depth + 1);
    if (within !== undefined) return within;
  }
  return undefined;
}
