import { setFlagsFromString } from 'node:v8';
import { report } from './child-report.ts';

// Runs in a process of its own, as astro-child.ts does, and renders with the bundle that one has kept.
const [outDir = '', renderSite = ''] = process.argv.slice(2);
setFlagsFromString('--external-memory-accounted-in-global-limit');

interface Kept {
  regenerate(dir: string): Promise<readonly string[]>;
}

await report(async () => ((await import(renderSite)) as Kept).regenerate(outDir));
