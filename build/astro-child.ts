import { setFlagsFromString } from 'node:v8';
import { build } from 'astro';
import { report } from './child-report.ts';
import { listFiles } from './list-files.ts';
import { renameAcrossDevices } from './rename-across-devices.ts';

// Runs in a process of its own, so that the provider it reads from keeps answering.
const [outDir = 'dist'] = process.argv.slice(2);
// V8 would otherwise count the bytes of pages, and collect garbage through the whole catalogue two or three times a second.
setFlagsFromString('--external-memory-accounted-in-global-limit');
renameAcrossDevices();

await report(async () => {
  // At its usual level it writes two lines for each page.
  await build({ outDir, logLevel: 'warn' });
  return listFiles(outDir);
});
