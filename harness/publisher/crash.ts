// Loaded into a publisher before its own code: kills it right before or after the file operation that CRASH_AT names, as
// a loss of power would, and leaves in CRASH_LOG which one it was.
import fs, { writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';

/** A moment of a publish, by what is done to the disk then. */
export interface Crash {
  readonly operation: 'copyFileSync' | 'linkSync' | 'renameSync' | 'symlinkSync' | 'writeFileSync' | 'readFile' | 'rm';
  /** What the path that is read or written looks like, below the publisher's folder. */
  readonly path: string;
  readonly when?: 'before' | 'after';
}

const { CRASH_AT, CRASH_LOG = '', PUBLISHER_DIR = '' } = process.env;
if (CRASH_AT) {
  const { operation, path, when = 'before' } = JSON.parse(CRASH_AT) as Crash;
  const holder = (operation === 'readFile' || operation === 'rm' ? fs.promises : fs) as unknown as Record<
    string,
    (...paths: unknown[]) => unknown
  >;
  const original = holder[operation];
  const hasTarget = ['copyFileSync', 'linkSync', 'renameSync', 'symlinkSync'].includes(operation);
  holder[operation] = (...parts) => {
    const name = relative(PUBLISHER_DIR, String(parts[hasTarget ? 1 : 0]));
    const isHere = new RegExp(path).test(name);
    const crash = () => {
      writeFileSync(CRASH_LOG, `${when} ${operation} ${name}`);
      process.kill(process.pid, 'SIGKILL');
    };
    if (isHere && when === 'before') crash();
    const result = original?.(...parts);
    if (isHere) crash();
    return result;
  };
  syncBuiltinESMExports();
}
