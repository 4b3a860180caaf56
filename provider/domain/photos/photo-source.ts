import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readLimited } from './read-limited.ts';

/** Files that came with a catalogue: of a folder, or of an opened zip. */
export interface PhotoSource {
  /** @param name as the catalogue says it. Returns undefined when there is no such file. */
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
}

/** `.\\Photos\\Salt.JPG` and `photos/salt.jpg` are the same file to whoever wrote the list. */
const plain = (name: string): string =>
  name
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .normalize('NFC')
    .toLowerCase();

const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/**
 * Files by the names that they have in a folder or a zip. A catalogue finds them by their path or, where only one file is called
 * so, by the last part of it. Since nothing but these names is ever read, `../` leads nowhere.
 * @param names paths with `/`, relative to the folder or the zip
 * @param read gives the bytes of one of `names`, in its own spelling
 */
export function photosByName(names: Iterable<string>, read: (name: string) => Promise<Uint8Array>): PhotoSource {
  const byPath = new Map<string, string>();
  const byLastPart = new Map<string, string | undefined>();
  for (const name of names) {
    const path = plain(name);
    const last = lastPart(path);
    byPath.set(path, name);
    byLastPart.set(last, byLastPart.has(last) ? undefined : name);
  }
  return {
    read: async (wanted) => {
      const path = plain(wanted);
      const found = byPath.get(path) ?? byLastPart.get(lastPart(path));
      return found === undefined ? undefined : read(found);
    },
  };
}

/**
 * The files of a folder and the folders in it, by their path in it. Links are not followed, because they may lead out of it: since
 * Node 26 `readdir` follows them where it is to be recursive.
 */
async function filesIn(folder: string, path = ''): Promise<string[]> {
  const entries = await readdir(join(folder, path), { withFileTypes: true });
  const lists = await Promise.all(
    entries.map((entry) => {
      if (entry.isDirectory()) return filesIn(folder, `${path}${entry.name}/`);
      return entry.isFile() ? [`${path}${entry.name}`] : [];
    }),
  );
  return lists.flat();
}

/** The photos of a folder and the folders in it. */
export async function photosInFolder(folder: string): Promise<PhotoSource> {
  return photosByName(await filesIn(folder), (name) => readLimited(createReadStream(join(folder, name))));
}
