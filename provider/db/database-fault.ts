import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Classes of Postgres' codes: the connection is broken (PgBouncer's own refusals are of it too). */
const CONNECTION = /^08/;
/** The server goes down, or comes up; the network's own words. */
const LOST = new Set([
  ...['57P01', '57P02', '57P03', '57P04'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT'],
]);
/** What node-postgres says without a code. */
const LOST_WORDS =
  /^Connection terminated|^Client has encountered a connection error|connection error and is not queryable|^Query read timeout/;
/** No connection to spare, or gave up on a query. */
const BUSY = new Set(['53300', '57014']);
const NO_CONNECTION = 'timeout exceeded when trying to connect';
/** No room on a disk: the database's, as Postgres says it, or our own. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** It follows another one, and can't be written to. */
const READ_ONLY = '25006';
/** A unique index has such a row already. */
const DUPLICATE = '23505';
/** A replica ended the query, since it held up what it has to follow. */
const CONFLICT = '40001';
/** A table or column that the primary has already, and a replica has not. */
const BEHIND = new Set(['42P01', '42703', '42883']);

const causeOf = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error);
const codeOf = (error: unknown): string => String((causeOf(error) as { code?: unknown } | undefined)?.code);
const messageOf = (error: unknown): string => (causeOf(error) as { message?: string } | undefined)?.message ?? '';

export const isDiskFull = (error: unknown): boolean => FULL.has(codeOf(error));

export const isReadOnly = (error: unknown): boolean => codeOf(error) === READ_ONLY;

export const isDuplicate = (error: unknown): boolean => codeOf(error) === DUPLICATE;

/** The connection is gone, as at a fail-over: on another one the same query may be answered. */
export const isConnectionLost = (error: unknown): boolean =>
  CONNECTION.test(codeOf(error)) || LOST.has(codeOf(error)) || LOST_WORDS.test(messageOf(error));

/** Transient: the same query may succeed on another connection or in a moment. */
export const isTemporary = (error: unknown): boolean =>
  isConnectionLost(error) || isReadOnly(error) || BUSY.has(codeOf(error)) || messageOf(error) === NO_CONNECTION;

/** A replica failed at what the primary can answer. */
export const isReplicaFault = (error: unknown): boolean =>
  isTemporary(error) || codeOf(error) === CONFLICT || BEHIND.has(codeOf(error));
