import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeIn } from '../../../provider/settings/data-folder.ts';

const failing = (code: string) => () => {
  throw Object.assign(new Error(`${code}: mkdir`), { code });
};

let temporary: string;
beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), 'haat-data-folder-'));
});
afterAll(() => rmSync(temporary, { recursive: true }));

describe('writing into DATA_DIR', () => {
  // The user of a container may write anywhere.
  test.each(['EACCES', 'EPERM', 'EROFS'])('%s is one sentence for the operator', (code) => {
    expect(() => writeIn(temporary, failing(code))).toThrow(
      expect.objectContaining({
        name: 'SettingsError',
        message: `DATA_DIR (${temporary}) can't be written by this user: change its owner, or set DATA_DIR to a folder of yours.`,
      }),
    );
  });

  test('a file in its place is one, too', () => {
    const file = join(temporary, 'file');
    writeFileSync(file, '');
    for (const taken of [file, join(file, 'below')])
      expect(() => writeIn(taken, () => 'written')).toThrow(`DATA_DIR (${taken}) is a file: set DATA_DIR to a folder.`);
  });

  test('what else goes wrong stays what it is', () => {
    expect(() => writeIn(temporary, failing('ENOSPC'))).toThrow('ENOSPC: mkdir');
  });

  test('a new folder is nothing that Git takes in; one that was there is left as it is', () => {
    const fresh = join(temporary, 'shops/mine');
    expect(writeIn(fresh, () => 'written')).toBe('written');
    expect(readFileSync(join(fresh, '.gitignore'), 'utf8')).toBe('*\n');
    const there = join(temporary, 'there');
    mkdirSync(there);
    writeIn(there, () => {});
    expect(readdirSync(there)).toEqual([]);
  });
});
