import { categoryPath, haveCommonRoot } from '../category-path.ts';
import { type ColumnChoices, type ColumnMapping, isPriceList } from './column-mapping.ts';
import { type Field, isOfNoUse, isPlural, rankOf, SHARED_FIELDS } from './column-names.ts';
import { type Column, ColumnPool } from './column-pool.ts';
import { type RuledField, RULES } from './field-rules.ts';
import { ImportError } from '../import-error.ts';
import { hasDecimalComma } from '../money-text.ts';
import { givePricesByContent, givePricesByName } from './price-columns.ts';
import { priceUnitOf } from './price-unit.ts';

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

/** @throws {ImportError} which says what is missing, and what there is. */
export function checkNeeded({ columns }: Pick<ColumnMapping, 'columns'>, file: string): void {
  if (isPriceList({ columns })) return;
  const has = (...fields: Field[]) => columns.some(({ field }) => field !== null && fields.includes(field));
  const missing = [...(has('name') ? [] : ['name']), ...(has('price', 'mrp') ? [] : ['price'])];
  if (missing.length === 0) return;
  const names = columns.map(({ name }) => name).filter((name) => name !== '');
  throw new ImportError(
    `The first line of ${file} is no usable header: no column was recognised as the ${missing.join(' and as the ')} of the goods. ` +
      `Its columns are: ${names.join(', ')}.`,
    {
      code: 'columns_missing',
      advice: `Say which one it is, as in --columns ${missing.map((field) => `${field}=${names[0] ?? 'COLUMN'}`).join()}.`,
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
  givePricesByName(pool);
  // Only what another column refers to is of use.
  for (const field of others) if (field !== 'rowId' || pool.of('parent')) giveByName(pool, field);
  for (const field of ruled) giveByContent(pool, field);
  givePricesByContent(pool);
  const paths = pool.of('category');
  const prices = [...(pool.of('price')?.values ?? []), ...(pool.of('mrp')?.values ?? [])];
  return {
    columns: pool.mapped(),
    prices: priceUnitOf(pool, choices.prices),
    hasDecimalComma: hasDecimalComma(prices),
    hasCategoryRoot: haveCommonRoot(paths?.values.map((path) => categoryPath(path, isPlural(paths.name))) ?? []),
  };
}
