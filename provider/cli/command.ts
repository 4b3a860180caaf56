import { call, type Help } from '../../cli/arguments.ts';
import type { Database } from '../db/database.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Settings } from '../settings/settings.ts';

/** The command can't do what it was asked. `message` is one sentence for the operator. */
export class CommandError extends Error {
  override readonly name = 'Refusal';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What an operator runs on the shop's database. */
export interface Command<Request> {
  /** What stands behind `npx haat`. */
  readonly name: string;
  readonly help: Help;
  /** Reads what is asked for before the database is opened. Throws a `UsageError` for what can't be meant. */
  readonly parse: (args: readonly string[], environment: Environment) => Request | Promise<Request>;
  readonly run: (db: Database, request: Request, settings: Settings) => Promise<void>;
}

/** Errors whose message is one sentence for the operator. */
const PLAIN = new Set([
  'DatabaseError',
  'ImportError',
  'LockError',
  'ProviderError',
  'Refusal',
  'RulesError',
  'SettingsError',
]);

type Open = (settings: Settings) => Promise<Pick<OpenDatabase, 'db' | 'close'>>;

/** Loaded after the arguments are checked, so that a wrong argument is reported at once. */
const openDatabase: Open = async (settings) => (await import('../db/open.ts')).openDatabase(settings);

/** Only one process can open the embedded database, and that is the shop when it runs. */
const busy = (name: string, { message }: Error): string =>
  `${message} Then run ${call(name)} and start the shop again. ` +
  'With DATABASE_URL, on a Postgres server, this command works beside a running shop.';

/**
 * Runs a command and returns its exit code: 1 when it is refused, in one sentence.
 * @throws {UsageError} before the database is opened
 */
export async function execute<Request>(
  { name, parse, run }: Command<Request>,
  args: readonly string[],
  environment: Environment,
  open = openDatabase,
): Promise<0 | 1> {
  try {
    const request = await parse(args, environment);
    const { readSettings } = await import('../settings/settings.ts');
    // A command needs neither a port nor the settings of OTP delivery.
    const settings = readSettings({ ...environment, HOST: undefined, OTP_DELIVERY: undefined });
    const { db, close } = await open(settings);
    try {
      await run(db, request, settings);
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Error) || !PLAIN.has(error.name)) throw error;
    console.error(error.name === 'LockError' ? busy(name, error) : error.message);
    return 1;
  }
}
