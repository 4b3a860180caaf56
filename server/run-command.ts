import { setTimeout as wait } from 'node:timers/promises';

/** Errors whose message is written for the operator: shown as they are, without a stack. */
const OPERATOR_ERRORS = new Set(['SettingsError', 'BuildError', 'DatabaseError', 'LockError', 'ImportError']);

export interface CommandContext {
  /** Aborted when the command is asked to stop, by Ctrl-C or SIGTERM. */
  readonly stop: AbortSignal;
  /** Registers what must be closed at the end, whatever the end is; closed in reverse order. */
  readonly onShutdown: (close: () => Promise<unknown>) => void;
}

/** How long a command that is asked to stop may go on with what it is at, and each thing may take to close. */
const GRACE_MS = 15_000;
/** Ctrl-C under npm comes twice: from the terminal and from npm. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs a command until it is asked to stop, or until it is done when it returns `'done'`. An error is one sentence and
 * a non-zero exit. Who asks a second time does not want to wait: the process ends at once.
 */
export async function run(
  command: (context: CommandContext) => Promise<'done' | 'until stopped'>,
  graceMs = GRACE_MS,
): Promise<void> {
  const stop = new AbortController();
  const closing: (() => Promise<unknown>)[] = [];
  let askedAt = Infinity;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
      if (stop.signal.aborted) return;
      askedAt = performance.now();
      stop.abort();
    });
  const grace = () => wait(graceMs, undefined, { ref: false });
  const untilItEnds = async () => {
    const end = await command({ stop: stop.signal, onShutdown: (close) => closing.unshift(close) });
    if (end === 'until stopped') await aborted(stop.signal);
  };
  const failed = await Promise.race([untilItEnds(), aborted(stop.signal).then(grace)]).then(
    () => false,
    (error: unknown) => {
      if (stop.signal.aborted) return false;
      console.error(`\n${sentence(error)}`);
      process.exitCode = 1;
      return true;
    },
  );
  for (const close of closing) await Promise.race([close(), grace()]);
  if (stop.signal.aborted) console.log('\n  Stopped.');
  // What was still being started can't be closed, and would keep the process alive.
  if (failed || stop.signal.aborted) process.exit();
}

const aborted = (signal: AbortSignal): Promise<unknown> =>
  signal.aborted
    ? Promise.resolve()
    : new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return OPERATOR_ERRORS.has(error.name)
    ? error.message
    : `Something unexpected went wrong.\n${error.stack ?? error.message}`;
}
