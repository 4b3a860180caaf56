import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDiskFull } from './disk.ts';

/** What a file of JSON holds, or `otherwise` when there is none that can be read. */
export function readJsonFile<T>(file: string, otherwise: T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return otherwise;
  }
}

/** Written beside and renamed: whoever reads finds the old or the new, never half of one. */
export function writeJsonFile(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(value));
  renameSync(`${file}.part`, file);
}

/** As `keep`; while the disk is full, what is remembered in memory has to do. */
export function tryWriteJsonFile(file: string, value: unknown): void {
  try {
    writeJsonFile(file, value);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    console.error(`${file} is not written: the disk is full.`);
  }
}
