import { linkSync, renameSync, rmSync } from 'node:fs';
import { cannotHardLink } from './disk.ts';
import { copyTree } from './files.ts';

/** A copy of the newest release, made of links while nothing is published, so that the next one starts with it. */
export class PrelinkedRelease {
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
    try {
      await copyTree(linkSync, release, names, this.#dir);
      this.#copied = release;
    } catch (error) {
      this.#clear();
      // Copies would only be moved once more.
      if (!cannotHardLink(error)) throw error;
    }
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
