import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files.ts';
import { isCrossDevice } from './rename-across-devices.ts';

const COPY = /\.(?:br|gz)$/;

/**
 * Puts a site that was built anew in the place of the last one. A file with the same content stays as it is, with its time and its compressed
 * copies: caches and the next release recognize it. Files that the new site lacks are removed.
 * @param built is gone afterwards
 */
export function replaceChanged(dir: string, built: string): void {
  const names = new Set(listFiles(built));
  mkdirSync(dir, { recursive: true });
  for (const name of listFiles(dir)) if (!names.has(name.replace(COPY, ''))) rmSync(join(dir, name));
  for (const name of names) {
    if (isSame(join(dir, name), join(built, name))) continue;
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    // The outdated compressed copies are removed too, and a folder of the same name.
    for (const old of ['', '.br', '.gz']) rmSync(join(dir, name + old), { recursive: true, force: true });
    move(join(built, name), join(dir, name));
  }
  rmSync(built, { recursive: true });
}

function isSame(old: string, now: string): boolean {
  const found = statSync(old, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === statSync(now).size && readFileSync(old).equals(readFileSync(now));
}

/** The folder itself may be another disk. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!isCrossDevice(error)) throw error;
    copyFileSync(from, to);
  }
}
