import { setFlagsFromString } from 'node:v8';
import { report } from './child-report.ts';

// Runs in a process of its own, as astro-child.ts does, and renders with the bundle that it has saved.
const [outDir = '', renderSite = ''] = process.argv.slice(2);
setFlagsFromString('--external-memory-accounted-in-global-limit');

interface SiteBundle {
  regenerate(dir: string): Promise<readonly string[]>;
}

await report(async () => ((await import(renderSite)) as SiteBundle).regenerate(outDir));
