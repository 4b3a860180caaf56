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

  /** Links those files of a release, in place of an earlier copy. */
  async make(release: string, names: Iterable<string>): Promise<void> {
    if (this.#copied === release) return;
    this.#clear();
    try {
      await copyTree(linkSync, release, names, this.#dir);
      this.#copied = release;
    } catch (error) {
      this.#clear();
      // Without hard links nothing is prepared: copying would save no time.
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

  /** Removes the copy, also one found at the start, which may be incomplete. */
  #clear(): void {
    this.#copied = null;
    rmSync(this.#dir, { recursive: true, force: true });
  }
}
