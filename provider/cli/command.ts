import type { Database } from '../db/database.ts';
import { LockError } from '../db/lock.ts';
import { openDatabase } from '../db/open.ts';
import { readSettings, type Settings } from '../settings/settings.ts';

/** The command can't do what it was asked. `message` is one sentence for the operator. */
export class CommandError extends Error {
  override readonly name = 'Refusal';
}

/** Errors whose message is one sentence for the operator. */
const PLAIN = new Set(['DatabaseError', 'ImportError', 'ProviderError', 'Refusal', 'SettingsError']);

/** Only one process can open the embedded database, and that is the shop when it runs. */
const busy = (name: string, { message }: LockError): string =>
  `${message} Then run ${name} and start the shop again. ` +
  'With DATABASE_URL, on a Postgres server, this command works beside a running shop.';

/** Runs an operator's command on the shop's database: a refusal is one sentence and a non-zero exit. */
export async function command(
  name: string,
  work: (db: Database, args: readonly string[], settings: Settings) => Promise<void>,
): Promise<void> {
  try {
    // A command needs neither a port nor the settings of OTP delivery.
    const environment = { ...process.env, HOST: undefined, OTP_DELIVERY: undefined };
    const settings = readSettings(environment);
    const { db, close } = await openDatabase(settings);
    try {
      await work(db, process.argv.slice(2), settings);
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof Error) || !(PLAIN.has(error.name) || error instanceof LockError)) throw error;
    console.error(error instanceof LockError ? busy(name, error) : error.message);
    process.exitCode = 1;
  }
}
