// npm run bench:foreign
import { fork, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { copyProject } from '../tests/server/project.ts';

const PRODUCTS = process.env['BENCH_PRODUCTS'] ?? '5000';
const RESULTS = new URL('results/', import.meta.url);

const project = copyProject({ sharePictures: false });
const provider = fork('bench/foreign-provider.ts', [PRODUCTS]);
const PROVIDER_URL = await new Promise<string>((resolve) => provider.once('message', (url) => resolve(String(url))));

/** Kilobytes of the largest moment of a process; nothing where the system does not say. */
function peak(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
/** Seconds of CPU that a process has taken, with the children that have ended. */
function cpu(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
    return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / 100;
  } catch {
    return 0;
  }
}
const children = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};

async function build(what: string): Promise<string> {
  const load = loadavg()[0] ?? 0;
  const started = Date.now();
  const child = spawn(process.execPath, ['server/build.ts'], {
    cwd: project,
    env: { ...process.env, PROVIDER_URL, BUILD_DIR: 'built', SITE_URL: 'https://shop.example' },
    stdio: 'inherit',
  });
  let kilobytes = 0;
  let cpuSeconds = 0;
  const watch = setInterval(() => {
    for (const pid of children(child.pid ?? 0)) kilobytes = Math.max(kilobytes, peak(pid));
    const pids = [child.pid ?? 0, ...children(child.pid ?? 0)];
    cpuSeconds = Math.max(
      cpuSeconds,
      pids.reduce((sum, pid) => sum + cpu(pid), 0),
    );
  }, 500);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(watch);
  const seconds = (Date.now() - started) / 1000;
  const calls = (await (await fetch(`${PROVIDER_URL}/calls`)).json()) as [string, number][];
  const lines = calls.map(([kind, times]) => `| ${kind.replace('/api', '')} | ${times} |`);
  const head = `## ${what}: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(0)} s of CPU, peak ${(kilobytes / 1e6).toFixed(2)} GB, exit code ${code}, load before ${load.toFixed(1)}`;
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
