import type { BuildEvent } from '../contract/build-message.ts';
import { buildMessage } from './build-messages.ts';
import { BuildError, failureOf } from './build-failure.ts';
import type { Progress } from './progress.ts';

/** One line of JSON per message, for the publisher; what is no message is a line of text. */
export function messageProgress(out: NodeJS.WritableStream = process.stdout): Progress {
  const send = (event: BuildEvent) => void out.write(`${JSON.stringify(buildMessage(event))}\n`);
  return {
    show: (progress) => send({ type: 'progress', progress }),
    note: (step, detail) => void out.write(`${detail ? `${step}: ${detail}` : step}\n`),
    warn: (text) => send({ type: 'warning', text }),
    repeatWarnings: () => {},
    done: (text) => void out.write(`${text}\n`),
    // An error that nobody expected is told by what it writes to the standard error.
    failed: (error) =>
      send({ type: 'failed', failure: failureOf(error), reason: error instanceof BuildError ? error.message : '' }),
  };
}
