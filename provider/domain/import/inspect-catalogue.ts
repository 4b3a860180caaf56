import type { ColumnChoices, ColumnMapping } from './columns/column-mapping.ts';
import { openTable } from './files/open-table.ts';
import { checkNeeded, proposeColumns } from './columns/recognise-columns.ts';
import type { Table } from './files/table.ts';

/** Records that the columns are recognised by. */
const SAMPLE = 1000;

/** A file of goods, and what its columns are taken for. */
export interface Catalogue {
  readonly table: Table;
  readonly mapping: ColumnMapping;
}

interface Inspection extends ColumnChoices {
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
  checkNeeded(catalogue.mapping, choices.name ?? file);
  return catalogue;
}

/** As `inspectCatalogue`, where name or price may still be missing. */
export async function proposeCatalogue(file: string, { name = file, ...choices }: Inspection = {}): Promise<Catalogue> {
  const table = await openTable(file, name);
  const sample: (readonly string[])[] = [];
  for await (const { fields, reason } of table.records())
    if (reason === undefined && sample.push(fields) === SAMPLE) break;
  return { table, mapping: proposeColumns(table.columns, sample, choices) };
}
