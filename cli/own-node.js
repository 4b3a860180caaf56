// Plain JavaScript: whatever Node calls this, the project's own runs the command.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const installed = fileURLToPath(new URL('../node_modules', import.meta.url));
const pinned = `${installed}/.bin/node`;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Whether npm has left out the bundler that is built for this machine, which it does without a word where Node is too old for it. */
const lacksBinding = () => {
  const bundler = `${installed}/@rolldown`;
  return existsSync(bundler) && !readdirSync(bundler).some((name) => name.startsWith('binding-'));
};

/** Runs the command: here where this Node can, else the same line by the project's own. */
export async function withOwnNode(command) {
  if (!existsSync(installed)) {
    console.error('What the shop is made of is not installed yet: run npm ci first.');
    process.exitCode = 1;
  } else if (lacksBinding()) {
    console.error('npm ci ran on a Node that is too old: install Node 20.19, 22.12 or newer, then run npm ci again.');
    process.exitCode = 1;
  } else if (major > 22 || (major === 22 && minor >= 19)) {
    await command();
  } else if (existsSync(pinned)) {
    const child = spawn(pinned, process.argv.slice(1), { stdio: 'inherit' });
    // Ctrl-C reaches the child by itself, other signals are handed on.
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    process.on('SIGINT', () => {});
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal];
    });
  } else {
    // Whoever installs with scripts switched off has no Node of the project's own.
    console.error(
      `This is Node ${process.versions.node}, and Node 22.19 or newer is needed: npm ci installs one, unless scripts are switched off.`,
    );
    process.exitCode = 1;
  }
}
