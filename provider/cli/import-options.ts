import { call, type Help, readArguments, UsageError } from '../../cli/arguments.ts';
import { parseColumnChoices } from '../domain/import/columns/column-choices.ts';
import type { ColumnChoices, PriceUnit } from '../domain/import/columns/column-mapping.ts';

export interface ImportCommand {
  readonly file: string;
  readonly choices: ColumnChoices;
  readonly isDryRun: boolean;
  /** Where the records that were refused are written, as CSV. */
  readonly refused: string | undefined;
  /** A folder with the photos that rows name. */
  readonly photos: string | undefined;
  /** What is not in the file is no longer sold. */
  readonly replace: boolean;
  readonly allowFewer: boolean;
  /** What was done is said as JSON, and nothing is asked. */
  readonly json: boolean;
}

/** What may be done instead of importing a file. */
export type GroupCommand = (
  { readonly undo: true } | { readonly split: string } | { readonly join: readonly string[] }
) &
  Pick<ImportCommand, 'json'>;

export const NAME = 'import';
export const HELP = {
  takes: 'FILE',
  options: {
    'dry-run': { type: 'boolean', does: 'writes nothing, and says what an import would do' },
    columns: { type: 'string', multiple: true, value: 'FIELD=COLUMN', does: 'takes a column for something else' },
    prices: { type: 'string', value: 'rupees|paise', does: 'what the prices of the file are in' },
    photos: { type: 'string', value: 'FOLDER', does: 'where the photos are that rows name' },
    refused: { type: 'string', value: 'FILE', does: 'writes the rows that could not be read there, as CSV' },
    replace: { type: 'boolean', does: 'what is not in the file is no longer sold' },
    'allow-fewer': { type: 'boolean', does: 'goes on where that leaves less than half of the goods' },
    undo: { type: 'boolean', does: 'takes the last import back, in place of a new one' },
    split: { type: 'string', value: 'PRODUCT', does: 'makes a size a product of its own' },
    join: { type: 'string', value: 'PRODUCT …', does: 'makes products the sizes of the first of them' },
    json: { type: 'boolean', does: 'says what was done as JSON, and asks nothing' },
  },
  examples: [
    'import products.csv --dry-run',
    'import products.xlsx --columns price="Selling Price" --photos photos/',
    'import --undo',
  ],
} as const satisfies Help;
const USAGE = `Name one file of goods: ${call('import products.csv')}`;

function priceUnit(written: string): PriceUnit {
  if (written === 'rupees' || written === 'paise') return written;
  throw new UsageError(`Prices are in rupees or in paise, not in “${written}”: --prices rupees or --prices paise.`);
}

/** @throws {UsageError} for what can't be meant. */
export function parseImportCommand(args: readonly string[]): ImportCommand | GroupCommand {
  const { values, positionals } = readArguments(NAME, HELP, args);
  const json = values.json ?? false;
  if (values.undo) return { undo: true, json };
  if (values.split !== undefined) return { split: values.split, json };
  if (values.join !== undefined) {
    if (positionals.length === 0) throw new UsageError('Name the numbers of two products or more: --join 101 102');
    return { join: [values.join, ...positionals], json };
  }
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(USAGE);
  if (values.refused === file)
    throw new UsageError('The refused rows need a file of their own, not that of the goods.');
  return {
    file,
    choices: {
      columns: parseColumnChoices(values.columns ?? []),
      ...(values.prices !== undefined && { prices: priceUnit(values.prices) }),
    },
    isDryRun: values['dry-run'] ?? false,
    refused: values.refused,
    photos: values.photos,
    replace: values.replace ?? false,
    allowFewer: values['allow-fewer'] ?? false,
    json,
  };
}
