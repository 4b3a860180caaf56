/** Progress on the terminal: one line a step, rewritten in place where the terminal can. */
export interface Progress {
  /** What is being worked on now. */
  show(text: string): void;
  /** What is done, for good. */
  done(text: string): void;
}

/** Milliseconds between lines of one step where they can't be rewritten, as in a log. */
const LOG_INTERVAL_MS = 3000;

export function terminalProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  let shown = '';
  let logged = 0;
  let step = '';
  const clear = () => void (out.isTTY && shown && out.write('\r\x1b[2K'));
  return {
    show(text) {
      if (text === shown) return;
      clear();
      shown = text;
      if (out.isTTY) out.write(`  ${text}`);
      else if (stepOf(text) !== step || Date.now() - logged > LOG_INTERVAL_MS) {
        logged = Date.now();
        step = stepOf(text);
        out.write(`  ${text}\n`);
      }
    },
    done(text) {
      clear();
      shown = '';
      out.write(`  ${text}\n`);
    },
  };
}

/** What stands before the numbers. */
const stepOf = (text: string): string => text.split(':')[0] ?? '';

/** @example seconds(Date.now() - 1500) // '1.5 s' */
export const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;
