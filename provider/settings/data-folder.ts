import { SettingsError } from './read-environment.ts';

const NOT_ALLOWED = new Set<unknown>(['EACCES', 'EPERM', 'EROFS']);

/**
 * Does what writes into the folder `DATA_DIR`.
 * @throws {SettingsError} where this user can't write there
 */
export function writeIn<T>(folder: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NOT_ALLOWED.has(error.code))) throw error;
    throw new SettingsError(
      `DATA_DIR (${folder}) can't be written by this user: change its owner, or set DATA_DIR to a folder of yours.`,
    );
  }
}
