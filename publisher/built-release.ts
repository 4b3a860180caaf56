import { rmSync } from 'node:fs';
import { readJsonFile, tryWriteJsonFile } from './json-file.ts';

/**
 * Remembers which release the build folder was made into. While a build is under way, and after one that failed, it is none:
 * what stands there then was never shown.
 */
export class BuiltRelease {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Whether the build folder holds what that release shows, and nothing else. */
  is(release: string | null): boolean {
    return release !== null && readJsonFile<string | null>(this.#file, null) === release;
  }

  set(release: string): void {
    tryWriteJsonFile(this.#file, release);
  }

  clear(): void {
    rmSync(this.#file, { force: true });
  }
}
