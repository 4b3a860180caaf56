import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BrokenLink } from './fault.ts';
import { linkOrCopy } from './disk.ts';
import { isUnchanged, copyTree, type Fingerprint } from './files.ts';
import { RetainedAssets } from './retained-assets.ts';
import type { PublishRequest } from './publish-request.ts';
import { readJsonFile, writeJsonFile } from './json-file.ts';
import { PrelinkedRelease } from './prelinked-release.ts';

export interface Release {
  readonly id: string;
  /** Start of its build, as ISO 8601: it contains what was published until then. */
  readonly at: string;
  readonly pages: number;
  readonly requests: readonly PublishRequest[];
  /** Broken links; empty for a release of an earlier version. */
  readonly broken?: readonly BrokenLink[];
}

/** A release as stored: until version 1 of the status, `requests` was called `hooks`. */
type StoredRelease = Omit<Release, 'requests'> & Partial<Record<'requests' | 'hooks', readonly PublishRequest[]>>;

/** Releases kept for rollback. */
const MAX_RELEASES = 10;

/** The folders of releases, each a whole site, and `current`, a link to one of them. */
export class Releases {
  readonly #root: string;
  readonly #current: string;
  readonly #retainedAssets: RetainedAssets;
  readonly #prelinked: PrelinkedRelease;

  constructor(dir: string) {
    this.#root = join(dir, 'releases');
    this.#current = join(dir, 'current');
    this.#retainedAssets = new RetainedAssets(join(dir, 'hashed.json'));
    this.#prelinked = new PrelinkedRelease(join(dir, 'spare'));
    mkdirSync(this.#root, { recursive: true });
    for (const name of readdirSync(this.#root))
      if (name.endsWith('.part')) rmSync(join(this.#root, name), { recursive: true });
  }

  /** Removes the leftovers of a failed publish. */
  async remove(id: string): Promise<void> {
    for (const name of [`${id}.json`, `${id}.files.json`, id])
      await rm(join(this.#root, name), { recursive: true, force: true });
  }

  /** Newest first. */
  list(): Release[] {
    return readdirSync(this.#root)
      .filter((name) => existsSync(join(this.#root, `${name}.json`)))
      .sort()
      .reverse()
      .flatMap((name) => readJsonFile<StoredRelease | null>(join(this.#root, `${name}.json`), null) ?? [])
      .map(({ hooks = [], ...release }) => ({ ...release, requests: release.requests ?? hooks }));
  }

  current(): string | null {
    return existsSync(this.#current) ? basename(readlinkSync(this.#current)) : null;
  }

  /** The files that the newest release was made from, as they were found then. */
  newestFiles(): Map<string, Fingerprint> {
    const [newest] = this.list();
    return new Map(newest && readJsonFile<[string, Fingerprint][]>(join(this.#root, `${newest.id}.files.json`), []));
  }

  /**
   * Makes a release of the files in `from`. Files that are unchanged since `before` are linked from the newest release, which
   * takes no space; the others are copied, because the next build overwrites them.
   */
  async make(
    from: string,
    files: ReadonlyMap<string, Fingerprint>,
    before: ReadonlyMap<string, Fingerprint>,
    release: Omit<Release, 'id'>,
  ): Promise<Release> {
    const [newest] = this.list();
    const id = nextId(release.at, newest?.id);
    const into = join(this.#root, `${id}.part`);
    const isReusable = (name: string) => newest !== undefined && isUnchanged(files.get(name), before.get(name));
    const names = [...files.keys()];
    const newestDir = join(this.#root, newest?.id ?? '');
    if (newest && this.#prelinked.take(newestDir, into)) {
      for (const name of before.keys()) if (!isReusable(name)) rmSync(join(into, name));
    } else await copyTree(linkOrCopy, newestDir, names.filter(isReusable), into);
    const changed = names.filter((name) => !isReusable(name));
    await copyTree(copyFileSync, from, changed, into);
    renameSync(into, join(this.#root, id));
    writeJsonFile(join(this.#root, `${id}.files.json`), [...files]);
    const newRelease = { id, ...release };
    writeJsonFile(join(this.#root, `${id}.json`), newRelease);
    return newRelease;
  }

  /** Prelinks the newest release in advance, so that the next one starts faster. */
  async prepare(): Promise<void> {
    const [newest] = this.list();
    if (newest) await this.#prelinked.make(join(this.#root, newest.id), this.newestFiles().keys());
  }

  /** Switches the site atomically with one rename. */
  switchTo(id: string, now: number): void {
    const folder = join(this.#root, id);
    const current = this.current();
    if (current) this.#retainedAssets.carryOver(join(this.#root, current), folder, now);
    const next = `${this.#current}.next`;
    rmSync(next, { force: true });
    symlinkSync(join('releases', id), next);
    renameSync(next, this.#current);
  }

  /** Removes all but the last releases and the current one. */
  async prune(): Promise<void> {
    const current = this.current();
    const old = this.list()
      .slice(MAX_RELEASES)
      .filter(({ id }) => id !== current);
    for (const { id } of old) await this.remove(id);
    const expected = new Set(this.list().flatMap(({ id }) => [id, `${id}.json`, `${id}.files.json`]));
    for (const name of readdirSync(this.#root))
      if (!expected.has(name)) await rm(join(this.#root, name), { recursive: true });
  }
}

/** Ids sort by time, and no two are the same. */
function nextId(at: string, newest = ''): string {
  const id = at.replace(/[^0-9]/g, '');
  return id > newest ? id : String(BigInt(newest) + 1n);
}
