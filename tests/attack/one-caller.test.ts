import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askOver, end, type Running, startProvider } from '../../harness/processes.ts';
import { recordTotals } from './totals.ts';

const CONNECTIONS = 60;
const SEARCHES = 20;

let folder: string;
let running: Running;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-greedy-'));
  running = await startProvider({ DATA_DIR: folder, TRUSTED_PROXY_HEADER: 'x-from' });
});
afterAll(async () => {
  await end(running, 'SIGTERM');
  await rm(folder, { recursive: true });
});

let asked = 0;
/** A search that no answer is kept of, and that is looked up in every way there is. */
const nonsense = () => `/product/web/search/?searchKey=qzx${(asked += 1)} wvk${asked} jqp${asked}`;
/** A page of the catalogue that nobody has asked for. */
const page = () => `/product/web/?pageNo=${(asked += 1)}&maxPrice=${asked}`;

async function timed(from: string, path: string): Promise<{ status: number; took: number }> {
  const began = performance.now();
  const { status } = await askOver(running.base, 'GET', path, { headers: { 'x-from': from } });
  return { status, took: performance.now() - began };
}

const median = (of: readonly { took: number }[]): number =>
  of.map(({ took }) => took).sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

/** What one address asks on so many connections, and what becomes of another that searches meanwhile. */
async function beside(path: () => string) {
  let isOver = false;
  const greedy: { status: number; took: number }[] = [];
  const flood = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) greedy.push(await timed('192.0.2.66', path()));
  });
  // All of them are busy by then.
  await expect.poll(() => greedy.length).toBeGreaterThan(CONNECTIONS);
  const other: { status: number; took: number }[] = [];
  for (let turn = 0; turn < SEARCHES; turn += 1) other.push(await timed('192.0.2.7', nonsense()));
  isOver = true;
  await Promise.all(flood);
  return { greedy, other };
}

test.each([
  ['nonsense searches', nonsense],
  ['pages of the catalogue', page],
])('one address that asks for %s on 60 connections keeps no other from searching', async (what, path) => {
  const { greedy, other } = await beside(path);
  recordTotals(`one address: ${what}`, {
    greedy: greedy.length,
    'greedy ms': Math.round(median(greedy)),
    'other ms': Math.round(median(other)),
    'other 503': other.filter(({ status }) => status === 503).length,
  });
  expect(other.map(({ status }) => status)).toEqual(Array(SEARCHES).fill(200));
  // Sixty wait behind each other, and the other one behind one or two of them.
  expect(median(other)).toBeLessThan(median(greedy) / 2);
});
