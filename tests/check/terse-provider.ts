import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface TerseProvider {
  readonly url: string;
  /** The last code that went to a phone, which here is the process's standard output. */
  readonly code: () => string;
  readonly stop: () => void;
}

/** The terse provider of another make, as a process of its own. */
export async function startTerseProvider(): Promise<TerseProvider> {
  const provider = spawn(process.execPath, ['tests/foreign/terse/provider.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let code = '';
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: provider.stdout }).on('line', (line) => {
      const [what, first = '', second = ''] = line.split(' ');
      if (what === 'listens') resolve(`http://localhost:${first}`);
      if (what === 'code') code = second;
    });
    provider.once('exit', () => reject(new Error('The provider ended instead.')));
  });
  return { url, code: () => code, stop: () => void provider.kill() };
}
