import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTerseProvider, type TerseProvider } from './terse-provider.ts';

let provider: TerseProvider;
beforeAll(async () => {
  provider = await startTerseProvider();
});
afterAll(() => provider.stop());

/** Runs `npx haat check` with those arguments and that environment alone. */
const run = (args: readonly string[], environment: Record<string, string> = {}, cwd = process.cwd()) =>
  new Promise<{ exit: number; out: string; errors: string }>((done) => {
    const env = { PATH: process.env['PATH'], ...environment };
    const command = [resolve('cli/haat.js'), 'check', ...args];
    const child = execFile(process.execPath, command, { env, cwd }, (_error, out, errors) =>
      done({ exit: child.exitCode ?? -1, out, errors }),
    );
    child.stdin?.end();
  });

describe('npx haat check', () => {
  test.each([
    [[], {}, 'Name one provider'],
    [['shop'], {}, 'The provider must be an address such as https://shop.example, and is not.'],
    [
      ['http://localhost:1', '--often'],
      {},
      'There is no option --often. The options are --write, --repeats, --slow, --json',
    ],
    [['http://localhost:1', '--repeats', 'x'], {}, '--repeats must be a whole number'],
    [['http://localhost:1', '--write'], {}, '--write orders as a test customer: set CHECK_PHONE to their number.'],
    [['http://localhost:1'], {}, 'http://localhost:1 does not answer: see that the provider runs'],
  ])('%j %j can’t be run, and says why', async (args, environment, says) => {
    expect(await run(args, environment)).toMatchObject({ exit: 2, out: '', errors: expect.stringContaining(says) });
  });

  test('a code that nobody can give is asked for in words', async () => {
    const { exit, out } = await run([provider.url, '--repeats', '0'], { CHECK_PHONE: '9830000001' });
    expect(exit).toBe(2);
    expect(out).toContain('set CHECK_OTP to it, CHECK_OTP_COMMAND to a command that prints it');
  });

  test('logs in by a command that prints the code, and answers machines in JSON', async () => {
    const { exit, out } = await run([provider.url, '--json', '--repeats', '0'], {
      CHECK_PHONE: '9830000001',
      CHECK_OTP_COMMAND: 'echo 0',
    });
    const report = JSON.parse(out) as {
      passed: boolean;
      exitCode: number;
      outcome: string;
      calls: { subject: string; verdict: string; notes: string[] }[];
    };
    // Nobody has this code: the provider refuses it, and the report says so.
    expect(exit).toBe(1);
    expect(report.passed).toBe(false);
    expect(report.exitCode).toBe(1);
    expect(report.outcome).toContain('POST /customer/login/verify-otp: stops orders');
    expect(report.calls).toHaveLength(55);
    expect(report.calls.find(({ subject }) => subject === 'POST /customer/login/verify-otp')).toMatchObject({
      verdict: 'wrong',
      notes: [expect.stringMatching(/^It answers 400 \(WRONG_CODE\): “.+”$/)],
    });
  });

  test('--suggest writes an adapter where one is needed, and never over another', async () => {
    const server = createServer((_request, response) => response.end('{"goods":[["Rice",59]]}')).listen(0);
    await new Promise((listening) => server.once('listening', listening));
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const home = mkdtempSync(join(tmpdir(), 'haat-check-'));
    const args = [url, '--repeats', '0', '--suggest'];
    const first = await run(args, {}, home);
    const written = readFileSync(join(home, 'shop.adapter.ts'), 'utf8');
    expect(written).toContain('answer: (received: GetProducts) => received,');
    expect(first).toMatchObject({ exit: 1, errors: expect.stringContaining('shop.adapter.ts is written') });
    expect(first.out).not.toContain('import type');
    const second = await run(args, {}, home);
    expect(second).toMatchObject({ exit: 1, errors: expect.stringContaining('is there already and stays as it is') });
    expect(second.out).toContain(written);
    expect(readFileSync(join(home, 'shop.adapter.ts'), 'utf8')).toBe(written);
    server.close();
  });

  test('--suggest says where no adapter is needed, and writes none', async () => {
    const home = mkdtempSync(join(tmpdir(), 'haat-check-'));
    const { exit, errors } = await run([provider.url, '--repeats', '0', '--suggest'], {}, home);
    expect(exit).toBe(0);
    expect(errors).toContain('No shop.adapter.ts is needed');
    expect(existsSync(join(home, 'shop.adapter.ts'))).toBe(false);
  });
});
