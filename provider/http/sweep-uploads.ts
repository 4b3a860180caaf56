import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'haat-upload-';
/** What the folder of a received file is called, up to what makes it unique: the process that looks after it stands in it. */
export const UPLOAD_FOLDER = `${NAME}${process.pid}-`;
const OWNED = new RegExp(`^${NAME}(\\d+)-\\w{6}$`);
/** As they were called before a process stood in it. */
const UNOWNED = new RegExp(`^${NAME}\\w{6}$`);
const DAY_MS = 24 * 3_600_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0); // checks that the process exists, without a signal
    return true;
  } catch (error) {
    // A process of another user is alive, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isLeft(folder: string, name: string): Promise<boolean> {
  const owner = Number(OWNED.exec(name)?.[1] ?? 0);
  // This process has received nothing yet: in a container each has the number of the one before.
  if (owner > 0) return owner === process.pid || !isAlive(owner);
  return UNOWNED.test(name) && Date.now() - (await stat(join(folder, name))).mtimeMs > DAY_MS;
}

/** Another process that starts has been faster, or it is another user's. */
const HARMLESS = ['ENOENT', 'EPERM', 'EACCES'];

/** Removes what a killed process has left of received files. Called before this process receives any; it stops no start. */
export async function sweepUploads(folder = tmpdir()): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory()))
    try {
      if (await isLeft(folder, name)) await rm(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (!HARMLESS.includes(code)) console.error(`The rest of an upload can't be removed: ${message}`);
    }
}
