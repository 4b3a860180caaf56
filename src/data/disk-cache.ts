import { createHash, hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { globSync, readFileSync } from 'node:fs';

/** What builds remember of a provider's answers, from one to the next; deleting it costs time only. */
const CACHE = '.cache/provider';
/** A large catalogue is more than one text may hold: so many entries are put into one. */
const LINES_AT_ONCE = 1000;
const NEWLINE = 10;

/** For what is the same whichever of the providers on this machine says it. */
export const ANY_PROVIDER = 'any';

const thisProvider = (): string => hash('sha256', process.env['PROVIDER_URL'] ?? '', 'hex').slice(0, 16);

/** The file of one provider's answers of one kind, an entry a line. */
const fileOf = (kind: string, provider = thisProvider()): string => `${CACHE}/${provider}-${kind}.jsonl`;

/** Returns what was stored last under a name; nothing where that can't be read. */
export async function loadCache<T>(kind: string, provider?: typeof ANY_PROVIDER): Promise<Map<string, T>> {
  try {
    const entries = new Map<string, T>();
    for (const line of linesOf(await readFile(fileOf(kind, provider)))) {
      const [key, value] = JSON.parse(line) as [string, T];
      entries.set(key, value);
    }
    return entries;
  } catch {
    return new Map();
  }
}

function* linesOf(content: Buffer): Generator<string> {
  for (let start = 0, end = 0; start < content.length; start = end + 1) {
    end = content.indexOf(NEWLINE, start);
    if (end === -1) return;
    yield content.toString('utf8', start, end);
  }
}

/** Renamed when complete, so that an interrupted build leaves no partial file. */
export async function saveCache<T>(
  kind: string,
  entries: ReadonlyMap<string, T>,
  provider?: typeof ANY_PROVIDER,
): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const name = fileOf(kind, provider);
  const part = `${name}.${randomUUID()}`;
  await writeFile(part, textsOf(entries));
  await rename(part, name);
}

function* textsOf(entries: ReadonlyMap<string, unknown>): Generator<string> {
  let lines: string[] = [];
  for (const entry of entries) {
    lines.push(`${JSON.stringify(entry)}\n`);
    if (lines.length < LINES_AT_ONCE) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}

/** Files that decide how an answer is read. */
const CODE = ['src/adapter/**/*.ts', 'contract/**/*.ts', 'shop.adapter.ts'];

/** Returns a hash of the code that reads answers: a cached answer is trusted only under the same hash. */
export function adapterVersion(root = '.'): string {
  const version = createHash('sha256');
  for (const file of globSync(CODE, { cwd: root }).sort()) version.update(file).update(readFileSync(`${root}/${file}`));
  return version.digest('base64url').slice(0, 12);
}
