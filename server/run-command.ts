/** Errors whose message is written for the operator: shown as they are, without a stack. */
const OPERATOR_ERRORS = new Set(['SettingsError', 'BuildError', 'DatabaseError', 'LockError', 'ImportError']);

export interface CommandContext {
  /** Aborted when the command is asked to stop, by Ctrl-C or SIGTERM. */
  readonly stop: AbortSignal;
  /** Registers what must be closed at the end, whatever the end is; closed in reverse order. */
  readonly onShutdown: (close: () => Promise<unknown>) => void;
}

/**
 * Runs a command until it is asked to stop, or until it is done when it returns `'done'`. An error is one sentence and
 * a non-zero exit.
 */
export async function run(command: (context: CommandContext) => Promise<'done' | 'until stopped'>): Promise<void> {
  const stop = new AbortController();
  const closing: (() => Promise<unknown>)[] = [];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  try {
    const end = await command({ stop: stop.signal, onShutdown: (close) => closing.unshift(close) });
    if (end === 'until stopped') await aborted(stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) {
      console.error(`\n${sentence(error)}`);
      process.exitCode = 1;
    }
  }
  for (const close of closing) await close();
  if (stop.signal.aborted) console.log('\n  Stopped.');
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
