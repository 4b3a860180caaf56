import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkFolder, lockFolder } from '../../../provider/db/lock.ts';
import { openDatabase } from '../../../provider/db/open.ts';
import { setting } from '../../../provider/db/schema/content.ts';
import { withTrace } from '../../../provider/db/trace.ts';
import { readSettings } from '../../../provider/settings/settings.ts';
import { fillFolder, openInMemory } from '../fixtures/snapshot.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the embedded database', () => {
  test('keeps its data over a close, and lets no second process in', async () => {
    await fillFolder(folder, 'empty');
    const settings = readSettings({ DATA_DIR: folder });
    const first = await openDatabase(settings);
    await first.db.insert(setting).values({ key: 'kept', value: 'yes' });
    await expect(openDatabase(settings)).rejects.toThrow(
      new RegExp(`^[^\\n]*${folder}[^\\n]*stop it first[^\\n]*\\.$`),
    );
    await first.close();
    expect(existsSync(join(folder, 'provider.lock'))).toBe(false);
    const second = await openDatabase(settings);
    expect(await second.db.select().from(setting)).toEqual([{ key: 'kept', value: 'yes' }]);
    await second.close();
  });

  test('is asked by drizzle as the request that asks lets it', async () => {
    const { db, close } = await openInMemory('empty');
    const waitForConnection = vi.fn(() => Promise.resolve());
    const trace = { call: 'getPincodes', requestId: '1', waitForConnection };
    await withTrace(trace, async () => await db.select().from(setting));
    expect(waitForConnection).toHaveBeenCalledTimes(1);
    await close();
  });

  test('files that are no database any more are one sentence, and the folder is free again', async () => {
    await mkdir(join(folder, 'postgres', 'base'), { recursive: true });
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18');
    const error = await openDatabase(readSettings({ DATA_DIR: folder })).catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({ name: 'DatabaseError' });
    expect((error as Error).message).toMatch(new RegExp(`^[^\\n]*${folder} can't be opened[^\\n]*backup[^\\n]*\\.$`));
    expect(existsSync(join(folder, 'provider.lock'))).toBe(false);
  });

  test('a server that is away is one sentence, without the password', async () => {
    const settings = readSettings({ DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:9/haat' });
    const error = await openDatabase(settings).catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({ name: 'DatabaseError' });
    expect((error as Error).message).toMatch(
      /^The database at 127\.0\.0\.1:9\/haat can't be reached \(ECONNREFUSED\)[^\n]*\.$/,
    );
    expect((error as Error).message).not.toContain('hunter2');
  });
});

describe('the lock', () => {
  const lockFile = () => join(folder, 'provider.lock');

  test('is asked for without being kept', async () => {
    checkFolder(folder);
    const unlock = lockFolder(folder);
    expect(() => checkFolder(folder)).toThrow('already running');
    unlock();
  });

  test('of a process that died is taken over', async () => {
    const child = spawn(process.execPath, ['--version']);
    await once(child, 'exit');
    await writeFile(lockFile(), JSON.stringify({ pid: child.pid, host: hostname(), began: '1' }));
    lockFolder(folder)();
    await writeFile(lockFile(), 'half writ');
    lockFolder(folder)();
  });

  test('of a process number that the system has given to another one is taken over', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: process.ppid, host: hostname(), began: 'long ago' }));
    lockFolder(folder)();
  });

  test('of another machine counts while its heart beats', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: 1, host: 'elsewhere', began: '1' }));
    expect(() => lockFolder(folder)).toThrow('already running');
  });

  test('of another machine whose clock was ahead does not count for as long as that', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: 1, host: 'elsewhere', began: '1' }));
    const ahead = new Date(Date.now() + 2 * 86_400_000);
    await utimes(lockFile(), ahead, ahead);
    lockFolder(folder)();
  });
});
