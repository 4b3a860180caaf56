import { rmSync } from 'node:fs';
import { readJsonFile, tryWriteJsonFile } from './json-file.ts';

/**
 * Remembers which release was made from the build folder. During a build, and after a failed one, there is none: the content of the
 * folder was never released then.
 */
export class BuiltRelease {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Whether the build folder still has exactly the content of that release. */
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
