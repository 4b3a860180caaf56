import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryBytes } from '../../bench/processes.ts';
import type { Database } from '../../provider/db/database.ts';
import { openEmbedded, openServer } from '../../provider/db/open.ts';
import { newServerDatabase } from '../provider/fixtures/open.ts';

const ASK_MS = 100;
const MB = 1024 * 1024;

interface Imported {
  readonly said: string;
  readonly seconds: number;
  /** The most memory that the process had. */
  readonly megabytes: number;
}

export interface OpeningDatabase {
  readonly isServer: boolean;
  /** Runs the import as its operator does, as a process of its own. */
  readonly load: (...args: readonly string[]) => Promise<Imported>;
  /** Looks into the database between two imports. */
  readonly look: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  readonly drop: () => Promise<void>;
}

/** An empty database for a command and for a test in turn: embedded, or one on the server that TEST_DATABASE_URL names. */
export async function openingDatabase(): Promise<OpeningDatabase> {
  const address = process.env['TEST_DATABASE_URL'];
  const server = address ? await newServerDatabase(address) : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'haat-opening-'));
  const environment = server ? { DATABASE_URL: server.url, DEMO: 'on' } : { DATA_DIR: folder };
  const open = () => (server ? openServer(server.url) : openEmbedded(folder));
  return {
    isServer: server !== undefined,
    load: async (...args) => {
      const began = performance.now();
      const child = spawn(process.execPath, ['--optimize-for-size', 'cli/haat.js', 'import', ...args], {
        env: { PATH: process.env['PATH'], HOME: folder, ...environment },
      });
      let said = '';
      let peak = 0;
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
      const asking = setInterval(() => (peak = Math.max(peak, memoryBytes(child.pid ?? 0, 'peak'))), ASK_MS);
      await once(child, 'close');
      clearInterval(asking);
      return { said, seconds: (performance.now() - began) / 1000, megabytes: peak / MB };
    },
    look: async (work) => {
      const opened = await open();
      try {
        return await work(opened.db);
      } finally {
        await opened.close();
      }
    },
    drop: async () => {
      await server?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
