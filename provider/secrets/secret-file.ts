import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The demo's secret: made once, in a file beside the database that only its owner can read. */
export function readSecretFile(folder: string): string {
  const path = join(folder, 'token-secret');
  return read(path) ?? make(folder, path);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file is there whole or not at all, and once, though several processes make it. */
function make(folder: string, path: string): string {
  mkdirSync(folder, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, `${secret}\n`, { mode: 0o600 });
  try {
    linkSync(aside, path);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return read(path) ?? secret;
  } finally {
    rmSync(aside, { force: true });
  }
}
