import { type ColumnMapping, isPriceList } from '../domain/import/columns/column-mapping.ts';
import { parseMoney } from '../../contract/money-text.ts';
import type { Catalogue } from '../domain/import/inspect-catalogue.ts';
import { USUAL_STOCK } from '../domain/import/row-fields.ts';

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

/** Which column is what customers pay, with a number to answer by; undefined where it is known. */
export function priceQuestion({ columns, prices }: ColumnMapping): string | undefined {
  if (prices.asked.length === 0) return undefined;
  const mrp = columns.find(({ field }) => field === 'mrp');
  const answers = prices.asked.map((columnIndex, i) => {
    const { name = '', examples = [] } = columns[columnIndex] ?? {};
    return `  ${i + 1}  ${name}: ${examples.join(' · ')}`;
  });
  return [
    'Which of these columns is what customers pay?',
    ...answers,
    ...(mrp ? [`  0  None: goods are sold at ${mrp.name}`] : []),
    'Type its number: ',
  ].join('\n');
}

const IGNORED = { cost: ' (what you pay, never shown)', 'row-number': ' (counts the rows)' } as const;

const STOCK_NOTICES = {
  unknown: 'HOW MANY YOU HAVE IS NOT IN THIS FILE: THE STOCK IS UNKNOWN.',
  whether: 'THIS FILE SAYS WHETHER YOU HAVE ANY, NOT HOW MANY: THE STOCK IS UNKNOWN.',
  partly: 'SOME ROWS OF THIS FILE DO NOT SAY HOW MANY YOU HAVE: THEIR STOCK IS UNKNOWN.',
} as const;

/** Says that a stock is not known, in large letters; nothing where all is. */
function describeStock(mapping: ColumnMapping): string[] {
  if (mapping.stock === 'said' || isPriceList(mapping)) return [];
  return [
    STOCK_NOTICES[mapping.stock],
    `New goods start with ${USUAL_STOCK} each, others keep theirs. If a column says it, name it, as in --columns stock=COLUMN.`,
  ];
}

/** Says which column is taken for what, with examples, and which are ignored. */
export function describeMapping({ table, mapping }: Catalogue): string[] {
  const mapped = mapping.columns.filter(({ field }) => field !== null);
  const asked = new Set(mapping.prices.asked.map((index) => mapping.columns[index]));
  const ignored = mapping.columns
    .filter((column) => column.field === null && column.name !== '' && !asked.has(column))
    .map(({ name, ignoredAs }) => `${name}${ignoredAs ? IGNORED[ignoredAs] : ''}`);
  const rows = mapped.map(({ name, field, because, examples }) => [
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
    ...describeStock(mapping),
    'What is wrong can be said with --columns, as in --columns price=COLUMN,mrp=COLUMN.',
    '',
  ];
}
