// npm run provider:import -- FILE
import { openDatabase } from './db/open.ts';
import { type ImportReport, importCatalogue } from './import/import-catalogue.ts';
import { ImportError } from './import/import-error.ts';
import { readSettings } from './settings.ts';

/** Errors whose message is one sentence for the operator. */
const PLAIN = new Set(['DatabaseError', 'ImportError', 'LockError', 'SettingsError']);
const SHOWN = 20;
const EVERY = 5000;

const number = (count: number): string => count.toLocaleString('en-IN');

/** On a terminal one line that counts up; elsewhere a line now and then. */
function showProgress(rows: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${number(rows)} rows read`);
  else if (rows > 0 && rows % EVERY === 0) console.log(`${number(rows)} rows read`);
}

function showReport({ added, changed, unchanged, skipped }: ImportReport): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  console.log(
    `${number(added)} new, ${number(changed)} changed, ${number(unchanged)} unchanged, ${number(skipped.length)} skipped.`,
  );
  for (const { line, reason } of skipped.slice(0, SHOWN)) console.log(`Line ${line} was skipped: ${reason}.`);
  if (skipped.length > SHOWN) console.log(`And ${number(skipped.length - SHOWN)} more.`);
}

async function run([file, ...others]: readonly string[]): Promise<void> {
  if (file === undefined || others.length > 0)
    throw new ImportError('Name one CSV file: npm run provider:import -- products.csv');
  const database = await openDatabase(readSettings({ ...process.env, HOST: undefined }));
  try {
    showReport(await importCatalogue(database.db, file, new Date(), showProgress));
  } finally {
    await database.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error) || !PLAIN.has(error.name)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
