import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepUploads } from '../../../provider/http/sweep-uploads.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haat-sweep-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const leave = (name: string) => {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'file'), 'sku,name,price');
};

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('what dead processes have left of uploads is removed, and nothing else', async () => {
  const dead = await endedProcess();
  leave(`haat-upload-${dead}-a1B2c3`);
  leave(`haat-upload-${process.pid}-a1B2c3`);
  leave('haat-upload-oldOLD');
  const kept = [
    `haat-upload-${process.ppid}-a1B2c3`,
    'haat-upload-newNEW',
    `haat-upload-${dead}-a1B2c3-mine`,
    `my-haat-upload-${dead}-a1B2c3`,
    'haat-nginx-a1B2c3',
  ];
  for (const name of kept) leave(name);
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(join(folder, 'haat-upload-oldOLD'), longAgo, longAgo);
  symlinkSync(folder, join(folder, `haat-upload-${dead}-linked`));
  await sweepUploads(folder);
  expect(readdirSync(folder).sort()).toEqual([...kept, `haat-upload-${dead}-linked`].sort());
});
