import { copyFileSync, linkSync, statfsSync } from 'node:fs';
import { type Fault, PublishError } from './fault.ts';

/** Errors of another disk, or of one without hard links, such as some network folders. */
const NO_HARD_LINKS = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK']);
const FULL = new Set(['ENOSPC', 'EDQUOT']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const cannotHardLink = (error: unknown): boolean => NO_HARD_LINKS.has(codeOf(error));
/** The command reported that the disk is full. */
export class DiskFullError extends Error {
  override name = 'DiskFullError';
  readonly code = 'ENOSPC';
}

export const isDiskFull = (error: unknown): boolean => FULL.has(codeOf(error));

/** Makes a hard link, which takes no space, or a copy where links are not possible. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!cannotHardLink(error)) throw error;
    copyFileSync(from, to);
  }
}

/** With less free space than this many megabytes, a failed command is taken to have failed for lack of space. */
const MIN_FREE_MB = 1;

/** The fault for lack of disk space; undefined for any other error. */
export function diskFullFault(error: unknown, dir: string): Fault | undefined {
  const freeMb = freeMegabytes(dir);
  const buildFailed = error instanceof PublishError && error.faults.some(({ code }) => code === 'build-failed');
  const isFull = isDiskFull(error) || (buildFailed && freeMb < MIN_FREE_MB);
  return isFull ? { code: 'disk-full', freeMb, dir } : undefined;
}

function freeMegabytes(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return Math.floor((bavail * bsize) / 1_000_000);
}
