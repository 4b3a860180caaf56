import type { ColumnChoices, ColumnMapping } from './columns/column-mapping.ts';
import { openTable } from './files/open-table.ts';
import { checkNeeded, proposeColumns } from './columns/recognise-columns.ts';
import type { Reading } from './files/reading.ts';
import type { Table } from './files/table.ts';
import { shapeTable } from './shapes/shape-table.ts';

/** Records that the columns are recognised by. */
const SAMPLE = 1000;
/** Maximum number of sampled fields: a table with many columns has fewer records sampled. */
const SAMPLED_FIELDS = 50_000;
/** Characters of a field that are looked at to recognise its column. */
const SAMPLED_LENGTH = 500;

/** A file of goods, and what its columns are taken for. */
export interface Catalogue {
  readonly table: Table;
  readonly mapping: ColumnMapping;
}

interface Inspection extends ColumnChoices, Reading {
  /** As messages and the record name the file, where that is not its path. */
  readonly name?: string;
}

/**
 * Opens a file of goods and tells what its columns stand for; nothing is written.
 * @param choices what somebody who has seen the mapping says better.
 * @throws {ImportError} when the file can't be read, has no name or price, or lacks a column that was chosen.
 */
export async function inspectCatalogue(file: string, choices: Inspection = {}): Promise<Catalogue> {
  const catalogue = await proposeCatalogue(file, choices);
  checkNeeded(catalogue.mapping, choices.name ?? file, catalogue.table.headerLine);
  return catalogue;
}

/** As `inspectCatalogue`, where name or price may still be missing. */
export async function proposeCatalogue(
  file: string,
  { name = file, signal, yieldControl, ...choices }: Inspection = {},
): Promise<Catalogue> {
  const table = await shapeTable(await openTable(file, name, { signal, yieldControl }));
  const sample: (readonly string[])[] = [];
  const most = Math.min(SAMPLE, Math.ceil(SAMPLED_FIELDS / table.columns.length));
  for await (const { fields, reason } of table.records())
    if (reason === undefined && sample.push(fields.map((field) => field.slice(0, SAMPLED_LENGTH))) === most) break;
  return { table, mapping: proposeColumns(table.columns, sample, choices) };
}
