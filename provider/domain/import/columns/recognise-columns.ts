import { categoryPath, haveCommonRoot } from '../category-path.ts';
import { type ColumnChoices, type ColumnMapping, isPriceList, type MappedColumn } from './column-mapping.ts';
import { type Field, isOfNoUse, isPlural, rankOf, SHARED_FIELDS } from './column-names.ts';
import { type Column, ColumnPool } from './column-pool.ts';
import { categoryByGroup } from './group-column.ts';
import { LONGEST_NAME, type RuledField, RULES } from './field-rules.ts';
import { ImportError } from '../import-error.ts';
import { hasDecimalComma, parseMoney } from '../../../../contract/money-text.ts';
import { askedPrices, givePricesByName, priceUnitOf } from './price-columns.ts';

const ruled = Object.keys(RULES) as RuledField[];

function giveByName(pool: ColumnPool, field: RuledField): void {
  const rule = RULES[field];
  const named = pool
    .free(field)
    .filter(({ name }) => rankOf(field, name) !== undefined)
    .sort((one, other) => (rankOf(field, one.name) ?? 0) - (rankOf(field, other.name) ?? 0));
  const fitting = named.filter(({ content, name }) => rule.fits(content, name));
  const taken = fitting.length > 0 ? fitting : named.filter(({ content, name }) => rule.may(content, name));
  for (const column of SHARED_FIELDS.has(field) ? taken : taken.slice(0, 1)) pool.give(field, column, 'name');
}

/** Looks for what no name told, among the columns that are left. */
const BY_CONTENT: Partial<Record<RuledField, (column: Column) => boolean>> = {
  pictures: ({ content }) => content.share.picture >= 0.6,
  packSize: ({ content }) => content.share.size >= 0.6 && content.meanLength < 20,
  category: ({ content }) => content.share.path >= 0.6 && content.share.url === 0,
  name: ({ content: { share, meanLength } }) =>
    share.words >= 0.9 && share.url === 0 && share.distinct >= 0.5 && meanLength >= 3 && meanLength <= 120,
};

function giveByContent(pool: ColumnPool, field: RuledField): void {
  const looksLike = BY_CONTENT[field];
  if (!looksLike || pool.of(field)) return;
  const found = pool
    .free(field)
    .filter((column) => column.content.filled > 0 && !isOfNoUse(column.name) && looksLike(column));
  pool.give(field, found[0], 'content');
}

const LOOKS_LIKE: Readonly<Record<string, (example: string) => boolean>> = {
  name: (example) => /\p{L}{2}/u.test(example) && parseMoney(example) === undefined,
  price: (example) => parseMoney(example) !== undefined,
};

/** As an option names it, the first column that is not taken for anything else and looks as the field does. */
function optionFor(field: string, columns: readonly MappedColumn[]): string {
  const free = columns.filter(
    ({ field: taken, ignoredAs, name }) => taken === null && ignoredAs !== 'cost' && name !== '',
  );
  const found = free.find(({ examples }) => examples.length > 0 && examples.every((one) => LOOKS_LIKE[field]?.(one)));
  return `${field}=${found?.name ?? 'COLUMN'}`;
}

/** A file in one language has its names under that language's word. */
function nameInOneLanguage(pool: ColumnPool): void {
  const named = pool.of('nameBn') ?? pool.of('nameHi');
  if (pool.of('name') || pool.isDecided('name') || !named || pool.isChosen(named)) return;
  pool.release(named);
  pool.give('name', named, 'name');
}

/** Where nothing else is a name, a short description is. */
function nameByDescription(pool: ColumnPool): void {
  const described = pool.of('description');
  if (pool.of('name') || pool.isDecided('name') || !described || pool.isChosen(described)) return;
  if (!BY_CONTENT.name?.(described) || described.content.meanLength > LONGEST_NAME) return;
  pool.release(described);
  pool.give('name', described, 'content');
}

/** In a list of prices without names, numbers are all that there is, even 1, 2, 3 … */
function numberOfPriceList(pool: ColumnPool): void {
  if (pool.of('name') || pool.of('sku')) return;
  const [numbered] = pool
    .free('sku')
    .filter(({ name, content }) => rankOf('sku', name) !== undefined && content.countsFrom !== null);
  pool.give('sku', numbered, 'name');
}

const quoted = (columns: readonly MappedColumn[]): string => columns.map(({ name }) => `“${name}”`).join(', ');

/** An option's value as it is typed: in quotes where its names have spaces. */
const option = (value: string): string => `--columns ${/[^\w=,-]/.test(value) ? `"${value}"` : value}`;

function priceAsked({ columns, prices }: Pick<ColumnMapping, 'columns' | 'prices'>): ImportError | undefined {
  const asked = prices.asked.flatMap((index) => columns[index] ?? []);
  const [first] = asked;
  if (!first) return undefined;
  const mrp = columns.find(({ field }) => field === 'mrp');
  return new ImportError(
    `Which column says what customers pay can’t be known: ${quoted(asked)}${mrp ? `, beside ${quoted([mrp])}` : ''}. Nothing was written.`,
    {
      code: 'price_asked',
      advice: [
        `Say which one it is, as in ${option(`price=${first.name}`)}.`,
        ...(mrp ? [`If goods are sold at “${mrp.name}”, say --columns price=.`] : []),
      ].join(' '),
    },
  );
}

/** @throws {ImportError} which says what is missing, or not known, and what there is. */
export function checkNeeded(
  { columns, prices }: Pick<ColumnMapping, 'columns' | 'prices'>,
  file: string,
  line = 1,
): void {
  const asked = priceAsked({ columns, prices });
  if (asked) throw asked;
  if (isPriceList({ columns })) return;
  const has = (...fields: Field[]) => columns.some(({ field }) => field !== null && fields.includes(field));
  const missing = [...(has('name') ? [] : ['name']), ...(has('price', 'mrp') ? [] : ['price'])];
  if (missing.length === 0) return;
  const names = columns.map(({ name }) => name).filter((name) => name !== '');
  const costs = columns.filter(({ ignoredAs }) => ignoredAs === 'cost');
  throw new ImportError(
    `${line === 1 ? 'The first line' : `Line ${line}`} of ${file} is no usable header: no column was recognised as the ${missing.join(' and as the ')} of the goods. ` +
      `Its columns are: ${names.join(', ')}.` +
      (costs.length > 0 && missing.includes('price')
        ? ` What ${quoted(costs)} says is taken for what you pay yourself.`
        : ''),
    {
      code: 'columns_missing',
      advice: `Say which one it is, as in --columns "${missing.map((field) => optionFor(field, columns)).join()}".`,
    },
  );
}

/**
 * Tells what the columns of a table stand for, by their names, and by their content where names don't tell.
 * @param file as messages name it.
 * @param sample records of the table: the more, the surer.
 * @throws {ImportError} when there is no name or no price, or a chosen column is not there.
 */
export function recogniseColumns(
  file: string,
  names: readonly string[],
  sample: readonly (readonly string[])[],
  choices: ColumnChoices = {},
): ColumnMapping {
  const mapping = proposeColumns(names, sample, choices);
  checkNeeded(mapping, file);
  return mapping;
}

/** Rows without a price are no goods, but further pictures of some. */
function stockOf(pool: ColumnPool): ColumnMapping['stock'] {
  const [stock, priced] = [pool.of('stock'), pool.of('price') ?? pool.of('mrp')];
  if (stock && stock.content.filled > 0) {
    const lacks = (value: string, row: number) => value.trim() === '' && priced?.values[row]?.trim() !== '';
    return stock.values.some(lacks) ? 'partly' : 'said';
  }
  return pool.of('availability') ? 'whether' : 'unknown';
}

/** As `recogniseColumns`, where what is missing will still be said. */
export function proposeColumns(
  names: readonly string[],
  sample: readonly (readonly string[])[],
  choices: ColumnChoices = {},
): ColumnMapping {
  const pool = new ColumnPool(names, sample);
  pool.choose(choices.columns);
  if (choices.fields) pool.chooseAll(choices.fields);
  const [handle, pictures, ...others] = ruled;
  for (const field of [handle, pictures]) if (field) giveByName(pool, field);
  const doubt = givePricesByName(pool);
  // Only what another column refers to is of use.
  for (const field of others) if (field !== 'rowId' || pool.of('parent')) giveByName(pool, field);
  categoryByGroup(pool);
  nameInOneLanguage(pool);
  for (const field of ruled) giveByContent(pool, field);
  nameByDescription(pool);
  numberOfPriceList(pool);
  const asked = askedPrices(pool, doubt);
  const columns = pool.mapped();
  const paths = pool.of('category');
  const prices = [...(pool.of('price')?.values ?? []), ...(pool.of('mrp')?.values ?? [])];
  return {
    columns,
    prices: { ...priceUnitOf(pool, asked, choices.prices), asked: asked.map(({ index }) => index) },
    stock: stockOf(pool),
    hasRowNumbers: columns.some(({ ignoredAs }) => ignoredAs === 'row-number'),
    hasDecimalComma: hasDecimalComma(prices),
    hasCategoryRoot: haveCommonRoot(paths?.values.map((path) => categoryPath(path, isPlural(paths.name))) ?? []),
  };
}
