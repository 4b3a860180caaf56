// npm run provider:import -- FILE
import { vacuumProducts } from '../domain/search/rebuild-index.ts';
import { pictureFor } from '../demo/picture-for.ts';
import { command } from './command.ts';
import { type ImportReport, importCatalogue } from '../domain/import/import-catalogue.ts';
import { ImportError } from '../domain/import/import-error.ts';

const SHOWN = 20;
const EVERY = 5000;

const number = (count: number): string => count.toLocaleString('en-IN');

/** On a terminal one line that is rewritten; elsewhere a line every few thousand rows. */
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

await command('npm run provider:import', async (db, [file, ...others]) => {
  if (file === undefined || others.length > 0)
    throw new ImportError('Name one CSV file: npm run provider:import -- products.csv');
  const report = await importCatalogue(db, file, { now: new Date(), pictureFor, onProgress: showProgress });
  if (report.added + report.changed > 0) await vacuumProducts(db);
  showReport(report);
});
