import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from './read-environment.ts';

const NOT_ALLOWED = new Set<unknown>(['EACCES', 'EPERM', 'EROFS']);
const NO_FOLDER = new Set<unknown>(['EEXIST', 'ENOTDIR']);

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Makes the folder where there is none yet. Git leaves it alone, whatever it is called: it holds customers and secrets. */
function makeFolder(folder: string): void {
  try {
    if (mkdirSync(folder, { recursive: true }) !== undefined) writeFileSync(join(folder, '.gitignore'), '*\n');
  } catch (error) {
    if (!NO_FOLDER.has(codeOf(error))) throw error;
    throw new SettingsError(`DATA_DIR (${folder}) is a file: set DATA_DIR to a folder.`);
  }
}

/**
 * Does what writes into the folder `DATA_DIR`, which is made first.
 * @throws {SettingsError} where this user can't write there, or it is no folder
 */
export function writeIn<T>(folder: string, write: () => T): T {
  try {
    makeFolder(folder);
    return write();
  } catch (error) {
    if (!NOT_ALLOWED.has(codeOf(error))) throw error;
    throw new SettingsError(
      `DATA_DIR (${folder}) can't be written by this user: change its owner, or set DATA_DIR to a folder of yours.`,
    );
  }
}
