import { linkSync, readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { writeIn } from '../settings/data-folder.ts';
import { isWithin } from './within.ts';

/** The folder is in use by another process. `message` is one sentence for the operator. */
export class LockError extends Error {
  override readonly name = 'LockError';
}

const HEARTBEAT_MS = 5_000;
const STALE_MS = 20_000;
const held = new Set<string>();

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, so that a number used again by the system is not taken for it. Linux only. */
  readonly began: string | null;
}

function processStart(pid: number): string | null {
  try {
    // proc(5): field 22, counted behind the name, which may itself hold spaces and brackets.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isAlive(path: string): boolean {
  let holder: Partial<Holder>;
  try {
    holder = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>;
  } catch {
    return false; // half written by a process that died, or gone
  }
  // Another machine or container on the same folder: its process can't be seen from here, its heartbeat can.
  if (holder.host !== hostname()) return isWithin(statSync(path).mtime, STALE_MS, new Date());
  if (typeof holder.pid !== 'number') return false;
  if (holder.pid === process.pid) return held.has(path);
  return isRunning(holder.pid) && (holder.began ?? null) === processStart(holder.pid);
}

/** Removes a stale lock. It is moved first and checked again, because another process may have taken the lock meanwhile. */
function removeStaleLock(path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (isAlive(aside)) linkSync(aside, path);
  rmSync(aside);
}

function takeLock(folder: string, path: string): void {
  const holder = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    began: processStart(process.pid),
  } satisfies Holder);
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(path, holder, { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (attempt === 2 || isAlive(path)) {
        throw new LockError(
          `The shop is already running on the data in ${resolve(folder)}: stop it first, or set DATA_DIR to another folder.`,
        );
      }
      removeStaleLock(path);
    }
  }
}

/**
 * Locks the folder for this process. Returns a function that unlocks it. The lock of a dead process is taken over.
 * @throws {LockError} the folder is in use
 * @throws {SettingsError} it can't be written
 */
export function lockFolder(folder: string): () => void {
  const path = join(resolve(folder), 'provider.lock');
  writeIn(resolve(folder), () => takeLock(folder, path));
  held.add(path);
  // When folder and lock have been removed meanwhile, the database says so with its next write.
  const heartbeat = setInterval(() => utimes(path, new Date(), new Date(), () => {}), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(heartbeat);
    held.delete(path);
    rmSync(path, { force: true });
  };
}

/**
 * Says at once what opening the database would say after a while.
 * @throws as `lockFolder`
 */
export const checkFolder = (folder: string): void => lockFolder(folder)();
