import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../harness/free-ports.ts';
import { copyProject } from '../../harness/copy-project.ts';

let project: string;

beforeAll(() => {
  project = copyProject();
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

const command = (file: string, environment: Record<string, string> = {}, ...args: string[]): SpawnSyncReturns<string> =>
  commandIn(project, file, environment, ...args);

const commandIn = (
  folder: string,
  file: string,
  environment: Record<string, string>,
  ...args: string[]
): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [join(project, file), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: project, ...environment },
  });

/** One clear sentence or two, and a non-zero exit: no stack trace. */
function expectSentence(result: SpawnSyncReturns<string>, words: RegExp): void {
  expect(result.stderr.trim()).toMatch(words);
  expect(result.stderr).not.toMatch(/^\s+at /m);
  expect(result.stderr.trim().split('\n')).toHaveLength(1);
  expect(result.status).toBe(1);
}

describe('npm start says what is wrong in one sentence', () => {
  test('when the port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
    const { port } = taken.address() as AddressInfo;
    for (const [file, name] of [
      ['server/start.ts', 'npm start'],
      ['server/dev.ts', 'npm run dev'],
    ] as const)
      expectSentence(
        command(file, { PORT: String(port) }),
        new RegExp(`Port ${port} is already in use.+PORT=${port + 1} ${name}`),
      );
    taken.close();
  });

  test('when a setting has a value that can’t be used', () => {
    expectSentence(command('server/start.ts', { PORT: 'eighty' }), /PORT must be a whole number from 1 to 65535/);
    expectSentence(command('server/start.ts', { PROVIDER_URL: 'shop' }), /PROVIDER_URL must be an address/);
    expectSentence(command('server/start.ts', { OTP_DELIVERY: 'pigeon' }), /OTP_DELIVERY must be response or webhook/);
  });

  test('when .env names a setting that does not exist', () => {
    writeFileSync(join(project, '.env'), 'PROT=8080\n');
    const result = command('server/start.ts');
    const elsewhere = commandIn(join(project, 'public'), 'server/start.ts', {});
    rmSync(join(project, '.env'));
    expectSentence(result, /does not exist: PROT/);
    expectSentence(elsewhere, /does not exist: PROT/);
  });

  test('when it is given an option', () => {
    expectSentence(command('server/start.ts', {}, '--port=80'), /Unknown option --port=80/);
  });

  test('when other machines could read the log-in codes', () => {
    expectSentence(command('server/start.ts', { HOST: '0.0.0.0' }), /OTP_DELIVERY=webhook/);
  });

  test('when the database can’t be reached', async () => {
    const result = command('server/start.ts', {
      DATABASE_URL: 'postgres://user:secret@localhost:1/haat',
      PORT: String(await freePort()),
    });
    expectSentence(result, /database at localhost:1\/haat can't be reached/);
    expect(result.stderr).not.toContain('secret');
  });
});

test('npx haat reads .env beside package.json, from whatever folder it is called', () => {
  writeFileSync(join(project, '.env'), 'DATABASE_URL=postgres://user:secret@localhost:1/haat\n');
  const result = commandIn(join(project, 'public'), 'cli/haat.js', {}, 'order', 'HT-20001');
  rmSync(join(project, '.env'));
  expectSentence(result, /database at localhost:1\/haat can't be reached/);
});

describe('npm run build', () => {
  test('with a provider that is down names the call, and leaves the site as it was', () => {
    const dist = join(project, 'dist');
    cpSync('public', dist, { recursive: true });
    writeFileSync(join(dist, 'index.html'), 'the site before');
    expectSentence(command('server/build.ts', { PROVIDER_URL: 'http://localhost:1' }), /localhost:1/);
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('the site before');
    expect(existsSync(join(project, 'dist.old'))).toBe(false);
  });
});
