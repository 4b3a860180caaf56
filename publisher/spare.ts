import { linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';

/** Other work goes on after so many files. */
const AT_A_TIME = 2000;

/** A copy of the newest release, made of links while nothing is published, so that the next one starts with it. */
export class Spare {
  readonly #dir: string;
  #copied: string | null = null;

  constructor(dir: string) {
    this.#dir = dir;
    this.#clear();
  }

  /** Copies those files of a release; a copy of another one makes room. */
  async make(release: string, names: Iterable<string>): Promise<void> {
    if (this.#copied === release) return;
    this.#clear();
    await linkFiles(release, names, this.#dir);
    this.#copied = release;
  }

  /** Moves the copy of that release to `into`; false when there is none. */
  take(release: string, into: string): boolean {
    if (this.#copied !== release) return false;
    this.#copied = null;
    renameSync(this.#dir, into);
    return true;
  }

  /** Whether what is found there is whole nobody knows. */
  #clear(): void {
    this.#copied = null;
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

/** The same files at a second place, where they cost nothing. */
export async function linkFiles(from: string, names: Iterable<string>, into: string): Promise<void> {
  mkdirSync(into);
  const folders = new Set(['.']);
  let done = 0;
  for (const name of names) {
    const folder = dirname(name);
    if (!folders.has(folder)) mkdirSync(join(into, folder), { recursive: true });
    folders.add(folder);
    linkSync(join(from, name), join(into, name));
    if (++done % AT_A_TIME === 0) await breathe();
  }
}
