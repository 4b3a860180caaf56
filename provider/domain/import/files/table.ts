import type { PhotoSource } from '../../photos/photo-source.ts';
import type { OnRead } from './byte-source.ts';
import type { Reading } from './reading.ts';

/** A record with the line it starts on; with a reason, it can't be used. Then its fields are what could be read of it. */
export interface TableRecord {
  readonly line: number;
  readonly fields: readonly string[];
  readonly reason?: string;
}

/** A table in a file: its header, and its records as often as they are asked for. */
export interface Table {
  /** As messages name it. */
  readonly file: string;
  /** In words. @example 'CSV, separated by semicolons, in Windows-1252' */
  readonly format: string;
  /** The line that the header begins on. */
  readonly headerLine: number;
  /** The header. */
  readonly columns: readonly string[];
  /** The records behind the header, read as they are asked for. */
  readonly records: (onRead?: OnRead) => AsyncIterable<TableRecord>;
  /** Whom it is read for. */
  readonly reading?: Reading;
  /** What else is in the zip that holds the table. */
  readonly photos?: PhotoSource;
}
