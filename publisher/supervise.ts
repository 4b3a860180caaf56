import { spawn } from 'node:child_process';

// Runs the command between the publisher and the shell. When the publisher dies, the channel to it
// closes, and the command ends with all its processes: two builds never write into one folder.
const [command = ''] = process.argv.slice(2);
const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });

function end(): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

process.on('disconnect', end);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
child.on('error', () => process.exit(127));
child.on('exit', (code) => process.exit(code ?? 1));
