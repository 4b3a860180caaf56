import type { ColumnMapping } from '../domain/import/columns/column-mapping.ts';
import { parseMoney } from '../domain/import/money-text.ts';
import type { Catalogue } from '../domain/import/inspect-catalogue.ts';

const WIDEST = 40;

const BECAUSE = { name: '', content: ' (by its content)', choice: ' (as you say)' } as const;

/** Rows of cells as lines, each column as wide as its widest cell. */
function alignCells(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(WIDEST, Math.max(...rows.map((row) => row[column]?.length ?? 0))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;

/** What is asked, or said, where whole numbers may be rupees or paise; undefined where it is sure. */
export function priceDoubt({ prices: { isSure, example } }: ColumnMapping): string | undefined {
  if (isSure || !example) return undefined;
  return `${example.name}: ${example.written} is taken as ${rupees(Number(parseMoney(example.written)))}`;
}

/** Says which column is taken for what, with examples, and which are ignored. */
export function describeMapping({ table, mapping }: Catalogue): string[] {
  const known = mapping.columns.filter(({ field }) => field !== null);
  const ignored = mapping.columns.filter(({ field, name }) => field === null && name !== '').map(({ name }) => name);
  const rows = known.map(({ name, field, because, examples }) => [
    name,
    `${field ?? ''}${because ? BECAUSE[because] : ''}`,
    examples.join(' · ') || '(empty)',
  ]);
  const doubt = priceDoubt(mapping);
  return [
    `${table.file}: ${table.format}.`,
    ...alignCells([['Column', 'Taken for', 'Examples'], ...rows]),
    ...(ignored.length > 0 ? [`Ignored: ${ignored.join(', ')}.`] : []),
    ...(mapping.prices.unit === 'paise' ? ['Prices are in paise.'] : []),
    ...(doubt ? [`${doubt}. If it is in paise, say --prices paise.`] : []),
    'What is wrong can be said with --columns, as in --columns price=COLUMN,mrp=COLUMN.',
    '',
  ];
}
