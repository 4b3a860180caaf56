import { readFileSync } from 'node:fs';

/** What a file of /proc says; nothing where the system has none, or the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

/** The CPU time of a process and of all it has started that has ended. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
export function cpuSeconds(pid: number): number {
  const fields = read(`${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  const TICKS = 100;
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}

const children = (pid: number): number[] => read(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** All that a process has started and that runs still, at any depth. */
export const descendants = (pid: number): number[] => children(pid).flatMap((child) => [child, ...descendants(child)]);

const BYTES_PER_KB = 1024;

/** Memory that a process holds now, or held at its largest moment. */
export const memoryBytes = (pid: number, when: 'now' | 'peak'): number =>
  Number((when === 'now' ? /VmRSS:\s+(\d+)/ : /VmHWM:\s+(\d+)/).exec(read(`${pid}/status`))?.[1] ?? 0) * BYTES_PER_KB;
