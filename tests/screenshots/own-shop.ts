import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { freePort } from '../../harness/free-ports.ts';
import { copyProject } from '../../harness/copy-project.ts';

/** A shop of our own with new data, from a copy of the project, so that the one at hand stays as it is. */
export async function openShop(): Promise<{ address: string; close: () => Promise<void> }> {
  const project = copyProject();
  const port = await freePort();
  const shop = spawn(process.execPath, ['server/start.ts'], {
    cwd: project,
    env: { PATH: process.env['PATH'], HOME: project, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    shop.once('exit', () => reject(new Error(`The shop did not start.\n${said}`)));
    shop.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Open the shop   ')) resolve();
    });
  });
  return {
    address: `http://localhost:${port}`,
    close: async () => {
      shop.removeAllListeners('exit');
      shop.kill('SIGTERM');
      await once(shop, 'exit');
      rmSync(project, { recursive: true, force: true });
    },
  };
}
