// npm run provider:import -- FILE
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { pictureFor } from '../demo/picture-for.ts';
import { importCatalogue } from '../domain/import/import-catalogue.ts';
import { type Catalogue, inspectCatalogue } from '../domain/import/inspect-catalogue.ts';
import { refusedCsv } from '../domain/import/refused-csv.ts';
import { vacuumProducts } from '../domain/search/rebuild-index.ts';
import { command } from './command.ts';
import { describeMapping, priceDoubt } from './import-mapping.ts';
import { parseImportCommand } from './import-options.ts';
import { clearProgress, showProgress } from './import-progress.ts';
import { describeReport } from './import-report.ts';

/** Asks on a terminal what the file doesn't tell; elsewhere rupees it is. */
async function askPrices({ table, mapping }: Catalogue): Promise<Catalogue> {
  const doubt = priceDoubt(mapping);
  if (!doubt || !process.stdin.isTTY || !process.stdout.isTTY) return { table, mapping };
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`${doubt}. Is that right? Press Enter, or type “paise”: `);
  asking.close();
  const unit = /^\s*p/i.test(answer) ? 'paise' : 'rupees';
  return { table, mapping: { ...mapping, prices: { ...mapping.prices, unit, isSure: true } } };
}

await command('npm run provider:import', async (db, args) => {
  const { file, choices, isDryRun, refused } = parseImportCommand(args);
  const inspected = await inspectCatalogue(file, choices);
  console.log(describeMapping(inspected).join('\n'));
  const catalogue = await askPrices(inspected);
  const report = await importCatalogue(db, catalogue, {
    now: new Date(),
    pictureFor,
    onProgress: showProgress,
    isDryRun,
  });
  if (!isDryRun && report.added + report.changed > 0) await vacuumProducts(db);
  if (refused !== undefined) await writeFile(refused, refusedCsv(catalogue.table.columns, report.skipped));
  clearProgress();
  console.log(describeReport(report, { isDryRun, refused }).join('\n'));
});
