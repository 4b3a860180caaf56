import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDiskFull } from './disk.ts';

/** The content of a JSON file, or `otherwise` where it can't be read. */
export function readJsonFile<T>(file: string, otherwise: T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return otherwise;
  }
}

/** Writes a temporary file and renames it, so that a reader never finds half a file. */
export function writeJsonFile(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(value));
  renameSync(`${file}.part`, file);
}

/** As `writeJsonFile`, but ignores a full disk: the copy in memory has to do. */
export function tryWriteJsonFile(file: string, value: unknown): void {
  try {
    writeJsonFile(file, value);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    console.error(`${file} is not written: the disk is full.`);
  }
}
