import { describe, expect, test } from 'vitest';
import { writeIn } from '../../../provider/settings/data-folder.ts';

const failing = (code: string) => () => {
  throw Object.assign(new Error(`${code}: mkdir`), { code });
};

describe('writing into DATA_DIR', () => {
  // The user of a container may write anywhere.
  test.each(['EACCES', 'EPERM', 'EROFS'])('%s is one sentence for the operator', (code) => {
    expect(() => writeIn('/srv/shop', failing(code))).toThrow(
      expect.objectContaining({
        name: 'SettingsError',
        message:
          "DATA_DIR (/srv/shop) can't be written by this user: change its owner, or set DATA_DIR to a folder of yours.",
      }),
    );
  });

  test('what else goes wrong stays what it is', () => {
    expect(() => writeIn('/srv/shop', failing('ENOSPC'))).toThrow('ENOSPC: mkdir');
  });
});
