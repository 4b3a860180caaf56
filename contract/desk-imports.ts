import * as v from 'valibot';
import { call } from './call.ts';
import { AuthorName } from './author-name.ts';
import { Id } from './id.ts';
import { IMPORT_FIELDS, type ImportField } from './import-field.ts';
import { MAX_IMPORT_BYTES } from './body-limits.ts';
import { FailedMessage } from './failed-message.ts';
import { listOf, maybe, one, text } from './schema.ts';

const tag = 'Desk';
const caller = 'editor';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const PriceUnit = v.picklist(['rupees', 'paise'], 'Prices are in rupees or in paise.');
export type PriceUnit = v.InferOutput<typeof PriceUnit>;

const isFieldList = (written: string): boolean =>
  written.split(',').every((field) => field === '' || (IMPORT_FIELDS as readonly string[]).includes(field));

/** One field for each column, in the order of the file; nothing between two commas: that column is ignored. */
const Fields = v.pipe(
  v.string(),
  v.check(isFieldList, `Each column is one of these fields, or empty: ${IMPORT_FIELDS.join(', ')}.`),
  v.transform((written) => written.split(',').map((field) => (field === '' ? null : (field as ImportField)))),
);

const switchedOn = (what: string) =>
  v.optional(
    v.pipe(
      v.picklist(['true', 'false'], `${what} is true or false.`),
      v.transform((value) => value === 'true'),
    ),
    'false',
  );

const file = text('Please enter the file’s name.', 200);
const options = {
  file,
  fields: v.optional(Fields),
  prices: v.optional(PriceUnit),
  replace: switchedOn('Whether the file is the whole truth'),
  allowFewer: switchedOn('Whether more than half may go'),
};

export const ImportColumn = v.object({
  /** As the file has it; empty where its header says nothing. */
  name: v.string(),
  /** Null: the column is ignored. */
  field: v.nullable(v.picklist(IMPORT_FIELDS)),
  /** What told the field: the column's name, its content, or whoever asks. */
  because: v.nullable(v.picklist(['name', 'content', 'choice'])),
  /** What an ignored column is known for: what the shop pays, or a number that counts the rows. */
  ignoredAs: v.nullable(v.picklist(['cost', 'row-number'])),
  /** Up to three different values. */
  examples: v.array(v.string()),
});
export type ImportColumn = v.InferOutput<typeof ImportColumn>;

export const InspectedFile = v.object({
  /** What kind of file it is, in words. */
  format: v.string(),
  columns: v.array(ImportColumn),
  /**
   * `isSure` is false where whole numbers may be rupees or paise; `asked` are the places of the columns of which one may be what
   * customers pay: somebody has to say.
   */
  prices: v.object({ unit: PriceUnit, isSure: v.boolean(), asked: v.array(Count) }),
  /** How many there are: all rows say it, some, only whether there are any, or none. */
  stock: v.picklist(['said', 'partly', 'whether', 'unknown']),
  /** Units that a new product starts with where the file does not say how many. */
  usualStock: Count,
});
export type InspectedFile = v.InferOutput<typeof InspectedFile>;

const Counts = { added: Count, changed: Count, unchanged: Count, gone: Count, back: Count };

export const ImportReport = v.object({
  ...Counts,
  /** How many records were refused, and the first of them. */
  refused: Count,
  refusals: v.array(v.object({ line: v.number(), reason: v.string() })),
  /** Products that are sold in several sizes; names that stand several times in the same size. */
  packs: v.object({ grouped: Count, ambiguous: Count }),
  /** Null where none were looked for. `failures` are the first that could not be had, a sentence each. */
  photos: v.nullable(v.object({ stored: Count, unchanged: Count, failed: Count, failures: v.array(v.string()) })),
});
export type ImportReport = v.InferOutput<typeof ImportReport>;

/** A part of the refused records as CSV, in their order. */
const RefusedMessage = v.object({ kind: v.literal('refused'), csv: v.string() });
export const ImportProgress = v.variant('kind', [
  v.object({ kind: v.literal('rows'), rows: Count, share: v.number() }),
  v.object({ kind: v.literal('photos'), done: Count, total: Count }),
]);
export type ImportProgress = v.InferOutput<typeof ImportProgress>;

export const ImportMessage = v.variant('kind', [
  ...ImportProgress.options,
  RefusedMessage,
  v.object({ kind: v.literal('report'), report: ImportReport }),
  FailedMessage,
]);
export type ImportMessage = v.InferOutput<typeof ImportMessage>;

const UndoReport = v.object({ deleted: Count, delisted: Count, restored: Count });
export type UndoReport = v.InferOutput<typeof UndoReport>;
export const UndoMessage = v.variant('kind', [
  v.object({ kind: v.literal('undoing') }),
  v.object({ kind: v.literal('report'), report: UndoReport }),
  FailedMessage,
]);
export type UndoMessage = v.InferOutput<typeof UndoMessage>;

export const CatalogueImport = v.object({
  id: Id,
  /** Its name without folders. */
  file: v.string(),
  by: v.string(),
  at: v.string(),
  ...Counts,
  /** The last one that was not yet undone. */
  canUndo: v.boolean(),
});
export type CatalogueImport = v.InferOutput<typeof CatalogueImport>;

/** The last import that was begun here: one that changed nothing, or failed, is not among the others. */
export const ImportRun = v.object({
  file: v.string(),
  by: v.string(),
  at: v.string(),
  state: v.picklist(['under-way', 'done', 'failed', 'broken-off']),
  /** Why it failed, in a sentence. */
  reason: maybe(v.string()),
});
export type ImportRun = v.InferOutput<typeof ImportRun>;

const bytes = { bodyType: 'bytes', bodyBytes: MAX_IMPORT_BYTES } as const;

export const inspectImport = call({
  method: 'POST',
  path: '/desk/imports/inspect',
  tag,
  caller,
  summary: 'Which column of a file of goods is taken for what, with examples',
  query: v.object({ file }),
  ...bytes,
  answer: one(InspectedFile),
});
export const tryImport = call({
  method: 'POST',
  path: '/desk/imports/try',
  tag,
  caller,
  summary: 'What an import of a file would do; nothing is written',
  query: v.object(options),
  ...bytes,
  answerType: 'messages',
  answer: ImportMessage,
});
export const runImport = call({
  method: 'POST',
  path: '/desk/imports',
  tag,
  caller,
  summary: 'Import a file, whole or not at all; it goes on when the caller goes away',
  query: v.object({ ...options, by: v.optional(AuthorName) }),
  ...bytes,
  answerType: 'messages',
  answer: ImportMessage,
});
export const getImports = call({
  method: 'GET',
  path: '/desk/imports',
  tag,
  caller,
  summary: 'The last imports that can be undone, newest first, and what became of the last one that was begun',
  answer: v.object({ ...listOf(CatalogueImport).entries, run: v.nullable(ImportRun) }),
});
export const undoImport = call({
  method: 'POST',
  path: '/desk/imports/{id}/undo',
  tag,
  caller,
  summary: 'Take back the last import; 409 when a later one is there',
  body: v.object({ by: v.optional(AuthorName) }),
  answerType: 'messages',
  answer: UndoMessage,
});
