import { setFlagsFromString } from 'node:v8';
import { type AstroIntegration, build } from 'astro';
import { report } from './child-report.ts';
import { renameAcrossDevices } from './rename-across-devices.ts';

// Runs in a process of its own, so that the provider it reads from keeps answering.
const [outDir = 'dist'] = process.argv.slice(2);
// V8 would otherwise count the bytes of pages, and collect garbage through the whole catalogue two or three times a second.
setFlagsFromString('--external-memory-accounted-in-global-limit');
renameAcrossDevices();

const written = { pages: 0, pictures: 0 };
const countFiles: AstroIntegration = {
  name: 'count-files',
  hooks: {
    'astro:build:done': ({ assets }) => {
      for (const { pathname } of [...assets.values()].flat()) {
        if (pathname.endsWith('.html')) written.pages++;
        else if (pathname.includes('/pictures/')) written.pictures++;
      }
    },
  },
};

await report(async () => {
  // At its usual level it writes two lines for each page.
  await build({ outDir, logLevel: 'warn', integrations: [countFiles] });
  return written;
});
