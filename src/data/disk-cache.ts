import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

/** What builds remember of a provider's answers, from one to the next; deleting it costs time only. */
const CACHE = '.cache/provider';

/** The file of one provider's answers of one kind. */
const fileOf = (kind: string): string =>
  `${CACHE}/${hash('sha256', process.env['PROVIDER_URL'] ?? '', 'hex').slice(0, 16)}-${kind}.json`;

/** Returns what was stored last under a name; nothing where that can't be read. */
export async function loadCache<T>(kind: string): Promise<Map<string, T>> {
  try {
    return new Map(JSON.parse(await readFile(fileOf(kind), 'utf8')) as [string, T][]);
  } catch {
    return new Map();
  }
}

/** Renamed when complete, so that an interrupted build leaves no partial file. */
export async function saveCache<T>(kind: string, entries: ReadonlyMap<string, T>): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const part = `${fileOf(kind)}.${randomUUID()}`;
  await writeFile(part, JSON.stringify([...entries]));
  await rename(part, fileOf(kind));
}
