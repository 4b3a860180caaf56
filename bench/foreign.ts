// npx haat bench foreign
import { fork, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { copyProject } from '../harness/copy-project.ts';
import { cpuSeconds, descendants, memoryBytes } from './processes.ts';

const PRODUCTS = process.env['BENCH_PRODUCTS'] ?? '5000';
const RESULTS = new URL('results/', import.meta.url);

const project = copyProject({ sharePictures: false });
const provider = fork('bench/foreign-provider.ts', [PRODUCTS]);
const PROVIDER_URL = await new Promise<string>((resolve) => provider.once('message', (url) => resolve(String(url))));

async function build(what: string): Promise<string> {
  const load = loadavg()[0] ?? 0;
  const started = Date.now();
  const child = spawn(process.execPath, ['server/build.ts'], {
    cwd: project,
    env: { ...process.env, PROVIDER_URL, BUILD_DIR: 'built', SITE_URL: 'https://shop.example', DEMO: 'on' },
    stdio: 'inherit',
  });
  let peak = 0;
  let cpu = 0;
  const watch = setInterval(() => {
    const started = descendants(child.pid ?? 0);
    peak = Math.max(peak, ...started.map((pid) => memoryBytes(pid, 'peak')));
    const taken = [child.pid ?? 0, ...started].reduce((sum, pid) => sum + cpuSeconds(pid), 0);
    cpu = Math.max(cpu, taken);
  }, 500);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(watch);
  const seconds = (Date.now() - started) / 1000;
  const calls = (await (await fetch(`${PROVIDER_URL}/calls`)).json()) as [string, number][];
  const lines = calls.map(([kind, times]) => `| ${kind.replace('/api', '')} | ${times} |`);
  const head = `## ${what}: ${seconds.toFixed(1)} s, ${cpu.toFixed(0)} s of CPU, peak ${(peak / 1e9).toFixed(2)} GB, exit code ${code}, load before ${load.toFixed(1)}`;
  console.log(head);
  return [head, '', '| Call and status | Times |', '| --- | ---: |', ...lines, ''].join('\n');
}

try {
  const report = [`# A build of ${PRODUCTS} products with as many photos, by section 7 alone`, ''];
  report.push(await build('The first build'));
  await fetch(`${PROVIDER_URL}/change`);
  report.push(await build('After one change'));
  await mkdir(RESULTS, { recursive: true });
  await writeFile(new URL('foreign.md', RESULTS), report.join('\n'));
} finally {
  provider.kill();
  rmSync(project, { recursive: true, force: true });
}
