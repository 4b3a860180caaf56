import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkOrCopy } from './disk.ts';
import { readJsonFile, tryWriteJsonFile } from './json-file.ts';

/** The folder whose file names change with their content. */
const FOLDER = '_astro';
const RETAIN_MS = 7 * 24 * 60 * 60_000;

/**
 * Keeps the hashed files of a release reachable for a week after it was last shown: a page that is open during a switch
 * still finds the scripts it was made with.
 */
export class RetainedAssets {
  readonly #file: string;

  /** @param file remembers when each was last part of the site */
  constructor(file: string) {
    this.#file = file;
  }

  /** Links into `to` what the site in `from` has, and `to` has not. */
  carryOver(from: string, to: string, now: number): void {
    const lastShown = new Map(readJsonFile<[string, number][]>(this.#file, []));
    const carried = new Map<string, number>();
    for (const name of namesIn(join(from, FOLDER))) {
      // What was carried over into `from` already keeps its date.
      const shownAt = lastShown.get(name) ?? now;
      if (existsSync(join(to, FOLDER, name)) || now - shownAt > RETAIN_MS) continue;
      carried.set(name, shownAt);
      mkdirSync(dirname(join(to, FOLDER, name)), { recursive: true });
      linkOrCopy(join(from, FOLDER, name), join(to, FOLDER, name));
    }
    tryWriteJsonFile(this.#file, [...carried]);
  }
}

const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((e) => e.isFile())
        .map((e) => join(e.parentPath, e.name).slice(folder.length + 1))
    : [];
