import { atom, computed } from 'nanostores';
import {
  type ImportColumn,
  inspectImport,
  type InspectedFile,
  type PriceUnit,
} from '../../../contract/desk-imports.ts';
import { type ImportField, SHARED_FIELDS } from '../../../contract/import-field.ts';
import { MAX_IMPORT_BYTES } from '../../../contract/body-limits.ts';
import { askAsEditor } from '../../api/editor.ts';
import { CallError } from '../../api/errors.ts';
import { edit } from '../editor/access.ts';
import { idle, type Loaded, reset } from '../lib/request.ts';
import { compressFile } from './compress-file.ts';

/** A file of goods that was chosen, and what its columns were taken for. */
export interface ChosenFile {
  readonly name: string;
  /** As it is sent, with each step anew: the provider stores nothing of it. */
  readonly bytes: Blob;
  /** What kind of file it is, in words. */
  readonly format: string;
  readonly columns: readonly ImportColumn[];
  /** Places of the columns of which one may be what customers pay. */
  readonly asked: readonly number[];
  readonly stock: InspectedFile['stock'];
  /** Units that a new product starts with where the file does not say how many. */
  readonly usualStock: number;
}

/** What is said of the file before it is imported. */
export interface ImportChoices {
  readonly columns: readonly ImportColumn[];
  /** Null: the file doesn't tell, and it has not been said yet. */
  readonly prices: PriceUnit | null;
  /** None of the columns that may be the price is it: goods are sold at their MRP. */
  readonly isSoldAtMrp: boolean;
  /** What is not in the file is no longer sold. */
  readonly replace: boolean;
  /** Even when that is more than half of all. */
  readonly allowFewer: boolean;
}

const NOTHING_CHOSEN: ImportChoices = {
  columns: [],
  prices: null,
  isSoldAtMrp: false,
  replace: false,
  allowFewer: false,
};

export const $importFile = atom<Loaded<ChosenFile | null>>({ ...idle, data: null });
export const $importChoices = atom<ImportChoices>(NOTHING_CHOSEN);
/** Nobody knows yet which column is what customers pay. */
export const $isPriceAsked = computed([$importFile, $importChoices], ({ data }, { columns, isSoldAtMrp }) => {
  const hasPrice = isSoldAtMrp || columns.some(({ field }) => field === 'price');
  return data !== null && data.asked.length > 0 && !hasPrice;
});

/** What is known of the stock with the columns as they are corrected; a list of prices alone changes none. */
export const $fileStock = computed([$importFile, $importChoices], ({ data }, { columns }): InspectedFile['stock'] => {
  const has = (wanted: ImportField) => columns.some(({ field }) => field === wanted);
  if (!data || !has('name')) return 'said';
  const index = columns.findIndex(({ field }) => field === 'stock');
  if (index >= 0) return data.columns[index]?.field === 'stock' ? data.stock : 'said';
  return has('availability') ? 'whether' : 'unknown';
});

/** What a correction has changed besides, for whoever does not see it. */
export const $movedField = atom('');

async function inspect(file: File): Promise<ChosenFile & { prices: PriceUnit | null }> {
  const bytes = await compressFile(file);
  if (bytes.size > MAX_IMPORT_BYTES)
    throw new CallError(
      `This file is larger than ${MAX_IMPORT_BYTES / (1024 * 1024)} MB. Leave photos out of it, or have it imported by the command.`,
    );
  const { data } = await askAsEditor(inspectImport, { query: { file: file.name }, file: bytes });
  const { prices, ...inspected } = data;
  const unit = prices.isSure ? prices.unit : null;
  return { name: file.name, bytes, ...inspected, asked: prices.asked, prices: unit };
}

/** Asks what the columns of a file are. */
export async function chooseFile(file: File | undefined): Promise<void> {
  if (!file) return;
  reset($importFile, { ...idle, data: null });
  $movedField.set('');
  await edit(
    $importFile,
    () => inspect(file),
    ({ prices, ...chosen }) => {
      $importChoices.set({ ...NOTHING_CHOSEN, columns: chosen.columns, prices });
      return { data: chosen };
    },
  );
}

export function resetFile(): void {
  reset($importFile, { ...idle, data: null });
  $importChoices.set(NOTHING_CHOSEN);
}

/** Says what a column is; of two columns that say the same thing, the other one is left out. */
export function correctColumn(index: number, field: ImportField | null): void {
  const { columns, ...choices } = $importChoices.get();
  const loser =
    field === null || SHARED_FIELDS.has(field)
      ? -1
      : columns.findIndex((column, other) => other !== index && column.field === field);
  $movedField.set(loser < 0 ? '' : `“${columns[loser]?.name ?? ''}” is ignored now.`);
  const fieldAt = (other: number, before: ImportField | null) => {
    if (other === index) return field;
    return other === loser ? null : before;
  };
  $importChoices.set({
    ...choices,
    isSoldAtMrp: choices.isSoldAtMrp && field !== 'price',
    columns: columns.map((column, other) => ({ ...column, field: fieldAt(other, column.field) })),
  });
}

/** Says which column is what customers pay; null: goods are sold at their MRP. */
export function choosePrice(index: number | null): void {
  if (index !== null) {
    correctColumn(index, 'price');
    return;
  }
  const { columns, ...choices } = $importChoices.get();
  const withoutPrice = columns.map((column) => (column.field === 'price' ? { ...column, field: null } : column));
  $importChoices.set({ ...choices, isSoldAtMrp: true, columns: withoutPrice });
}

export const chooseImport = (chosen: Partial<Omit<ImportChoices, 'columns'>>): void =>
  $importChoices.set({ ...$importChoices.get(), ...chosen });
