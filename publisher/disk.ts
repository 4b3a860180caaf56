import { copyFileSync, linkSync, statfsSync } from 'node:fs';

/** Another disk, or one that knows no hard links, such as some network folders. */
const NO_HARD_LINKS = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK']);
const FULL = new Set(['ENOSPC', 'EDQUOT']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const cannotHardLink = (error: unknown): boolean => NO_HARD_LINKS.has(codeOf(error));
export const isDiskFull = (error: unknown): boolean => FULL.has(codeOf(error));

/** A link costs nothing; a copy where there can be none. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!cannotHardLink(error)) throw error;
    copyFileSync(from, to);
  }
}

/** A command that met a full disk says so in its own words, with the system's code. */
const SAYS_FULL = /\b(?:ENOSPC|EDQUOT)\b|no space left on device/i;

/** What to do about a full disk; undefined when that is not what went wrong. */
export function explainFullDisk(error: unknown, dir: string): string | undefined {
  if (!isDiskFull(error) && !(error instanceof Error && SAYS_FULL.test(error.message))) return undefined;
  return `There is no room left on the disk: ${megabytes(dir)} MB are free where the releases are kept (${dir}). Make room there, or where the site is built, and publish again.`;
}

function megabytes(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return Math.floor((bavail * bsize) / 1_000_000);
}
