import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { findBrowser } from '../../harness/browser.ts';
import type { Figures } from '../goals.ts';
import { AUDITS } from './pages.ts';

/** Fetched by npx when it is needed; no package of the project's. */
export const LIGHTHOUSE = 'lighthouse@13.5.0';

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

export interface LighthouseRun {
  readonly figures: Figures;
  /** How fast Lighthouse found the machine at that moment: only runs with alike numbers compare. */
  readonly machine: number;
}

/** Where npx has put Lighthouse; undefined when it can't be had. */
export function findLighthouse(): string | undefined {
  const npx = spawnSync('npx', ['--yes', '--package', LIGHTHOUSE, '-c', 'command -v lighthouse'], { encoding: 'utf8' });
  return npx.status === 0 ? npx.stdout.trim() || undefined : undefined;
}

/** One cold visit, as Lighthouse's mobile profile has it by default: simulated slow 4G, a processor four times slower. */
export async function runLighthouse(command: string, url: string, trust: string): Promise<LighthouseRun> {
  const flags = ['--headless=new', '--disable-gpu', trust, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const child = spawn(
    process.execPath,
    [command, url, '--quiet', '--only-categories=performance', '--output=json', `--chrome-flags=${flags.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let [json, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (json += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}: ${stderr.trim()}`);
  const report = JSON.parse(json) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${report.runtimeError.message}`);
  const audits = Object.entries(AUDITS).map(([name, id]) => [name, report.audits[id]?.numericValue ?? NaN]);
  const figures: Figures = {
    performance: (report.categories.performance.score ?? NaN) * 100,
    ...(Object.fromEntries(audits) as Figures),
  };
  return {
    figures: { ...figures, layoutShift: Number((figures.layoutShift ?? NaN).toFixed(3)) },
    machine: report.environment.benchmarkIndex,
  };
}
