import { readFile } from 'node:fs/promises';

/** What stands for a kind of goods, and the demo shop's own. No name is in both. */
const FOLDERS = ['drawn/', '../../../demo/pictures/'].map((folder) => new URL(folder, import.meta.url));

/** Nothing that leads out of a folder, and no longer than a file's name may be. */
const NAME = /^[a-z0-9-]{1,200}$/;

/**
 * SVG text (200 by 200) of the drawing of that name; undefined for an unknown name. Read from the disk each time: whoever
 * asks keeps it for a year, and all of them would take 9 MB of memory in every process.
 */
export async function findDrawing(name: string): Promise<string | undefined> {
  if (!NAME.test(name)) return undefined;
  for (const folder of FOLDERS) {
    try {
      return await readFile(new URL(`${name}.svg`, folder), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}
