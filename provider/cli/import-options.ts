import { parseArgs } from 'node:util';
import { parseColumnChoices } from '../domain/import/columns/column-choices.ts';
import type { ColumnChoices, PriceUnit } from '../domain/import/columns/column-mapping.ts';
import { ImportError } from '../domain/import/import-error.ts';

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
}

/** What may be done instead of importing a file. */
export type GroupCommand = { readonly undo: true } | { readonly split: string } | { readonly join: readonly string[] };

const USAGE = 'Name one file of goods: npm run provider:import -- products.csv';

const OPTIONS = {
  columns: { type: 'string', multiple: true },
  prices: { type: 'string' },
  'dry-run': { type: 'boolean' },
  refused: { type: 'string' },
  photos: { type: 'string' },
  replace: { type: 'boolean' },
  'allow-fewer': { type: 'boolean' },
  undo: { type: 'boolean' },
  split: { type: 'string' },
  join: { type: 'string' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    const unknown = args.find((arg) => arg.startsWith('-') && !names.some((name) => arg.replace(/=.*/, '') === name));
    const mistake = unknown ? `There is no option ${unknown}` : (error as Error).message;
    throw new ImportError(`${mistake}. The options are ${names.join(', ')}.`);
  }
}

function priceUnit(written: string): PriceUnit {
  if (written === 'rupees' || written === 'paise') return written;
  throw new ImportError(`Prices are in rupees or in paise, not in “${written}”: --prices rupees or --prices paise.`);
}

/** @throws {ImportError} for what can't be meant. */
export function parseImportCommand(args: readonly string[]): ImportCommand | GroupCommand {
  const { values, positionals } = parse(args);
  if (values.undo) return { undo: true };
  if (values.split !== undefined) return { split: values.split };
  if (values.join !== undefined) {
    if (positionals.length === 0) throw new ImportError('Name the numbers of two products or more: --join 101 102');
    return { join: [values.join, ...positionals] };
  }
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new ImportError(USAGE);
  if (values.refused === file)
    throw new ImportError('The refused rows need a file of their own, not that of the goods.');
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
  };
}
