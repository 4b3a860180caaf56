import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readListenSettings } from '../../../provider/cli/listen-settings.ts';
import { serveMetrics } from '../../../provider/cli/serve-metrics.ts';
import { needsServer, SERVER } from '../../skip-unless.ts';
import { runCommand } from '../../../harness/run-command.ts';
import { newServerDatabase } from '../fixtures/open.ts';
import { fillFolder } from '../fixtures/snapshot.ts';
import { askOver, end, metricsOf, type Running, startProvider } from '../../../harness/processes.ts';

let folder: string;
let running: Running;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-listen-'));
  await fillFolder(folder, 'demo');
  running = await startProvider({ DATA_DIR: folder, PROVIDER_LOG: 'on', METRICS_PORT: '0' });
});
afterAll(async () => {
  await end(running, 'SIGKILL');
  await rm(folder, { recursive: true });
});

/** Sends a call without its body, and waits until the provider has taken it; what comes back sends the rest, and gives the status. */
async function beginCall(url: string, body: object): Promise<() => Promise<number | undefined>> {
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const call = request(url, { method: 'POST', headers });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.flushHeaders();
  await once(call, 'continue');
  return async () => {
    call.end(JSON.stringify(body));
    const [answer] = await answered;
    answer.resume();
    return answer.statusCode;
  };
}

describe('npm run provider', () => {
  test('answers by itself, is watched at its root, and logs without personal data', async () => {
    expect((await askOver(running.base, 'GET', '/product/web/')).body.count).toBeGreaterThanOrEqual(400);
    expect((await fetch(new URL('/readyz', running.base))).status).toBe(200);
    await askOver(running.base, 'POST', '/customer/register', { body: { phone: '9830012345', name: 'Mou Sen' } });
    expect(running.output()).toContain('"route":"/customer/register"');
    expect(running.output()).not.toMatch(/9830012345|Mou Sen/);
  });

  test('hands its metrics to this machine alone, on a port of their own', async () => {
    expect(new URL(metricsOf(running)).hostname).toBe('127.0.0.1');
    await askOver(running.base, 'GET', '/pincode/web/drop-down');
    const answer = await fetch(metricsOf(running));
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    expect(text).toContain('haat_requests_total{call="getPincodes",status="200"} 1');
    expect(text).toContain('haat_database_up 1');
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
  });

  test('has no metrics where shoppers come, and nothing else where the metrics are', async () => {
    const { origin } = new URL(running.base);
    for (const path of ['/metrics', '/api/metrics', '/api/metrics/'])
      expect((await fetch(origin + path)).status, path).toBe(404);
    expect((await fetch(new URL('/', metricsOf(running)))).status).toBe(404);
  });

  test('a port of the metrics that is in use is one sentence, which names the setting', async () => {
    const port = Number(new URL(metricsOf(running)).port);
    const settings = readListenSettings({ METRICS_PORT: String(port) });
    expect(settings.metrics).toEqual({ port, host: '127.0.0.1' });
    await expect(serveMetrics(settings, async () => '')).rejects.toThrow(
      `Port ${port} is in use already: stop what uses it, or set METRICS_PORT`,
    );
  });

  test('a command on the same folder says in one sentence what to do', async () => {
    const { code, output } = await runCommand('order', ['HT-20001', 'packed'], { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(output).toContain('The shop is already running on the data in');
    expect(output).toContain('With DATABASE_URL');
    expect(output).not.toContain('    at ');
  });

  test('asked to stop, it finishes what is under way, ends well and leaves the folder free', async () => {
    const finish = await beginCall(`${running.base}/customer/register`, { phone: '9830012346', name: 'Rina Das' });
    const ended = end(running, 'SIGTERM');
    await expect.poll(() => fetch(running.base).catch((error: unknown) => error)).toBeInstanceOf(TypeError);
    expect(await finish()).toBe(200);
    expect(await ended).toBe(0);
    const again = await startProvider({ DATA_DIR: folder });
    expect(await end(again, 'SIGINT')).toBe(0);
  });

  test('a port in use is one sentence', async () => {
    const first = await startProvider({ DATA_DIR: folder });
    const { port } = new URL(first.base);
    const other = await mkdtemp(join(tmpdir(), 'haat-listen-'));
    await fillFolder(other, 'demo');
    await expect(startProvider({ DATA_DIR: other, PORT: port })).rejects.toThrow(`Port ${port} is in use already`);
    await end(first, 'SIGTERM');
    await rm(other, { recursive: true });
  });

  test(
    'several processes share a port, a database and their metrics; one that dies is replaced',
    needsServer,
    async () => {
      const { url, drop } = await newServerDatabase(SERVER, 'demo');
      const metrics = { METRICS_PORT: '0', DATABASE_POOL: '7' };
      const several = await startProvider({ DATABASE_URL: url, DEMO: 'on', PROCESSES: '3', ...metrics });
      await expect.poll(() => several.output().match(/process \d+/g)?.length).toBe(3);
      for (let turn = 0; turn < 20; turn += 1) await askOver(several.base, 'GET', '/pincode/web/drop-down');
      const together = await (await fetch(metricsOf(several))).text();
      expect(together).toContain('haat_requests_total{call="getPincodes",status="200"} 20');
      expect(together).toContain('haat_pool_max 21');
      expect(together).toContain('haat_database_up 1');
      const [pid = 0] = [...several.output().matchAll(/process (\d+)/g)].map(([, id]) => Number(id));
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => several.output().match(/process \d+/g)?.length).toBe(4);
      expect((await askOver(several.base, 'GET', '/readyz')).status).toBe(200);
      expect(await end(several, 'SIGTERM')).toBe(0);
      await drop();
    },
  );
});
