import * as v from 'valibot';
import { BUILD_MESSAGE_VERSION, type BuildEvent, BuildMessage } from '../contract/build-message.ts';
import { BuildError, failureOf } from './build-failure.ts';
import type { Progress } from './progress.ts';

/** A message with its version, as it is sent. */
export const buildMessage = (event: BuildEvent): BuildMessage => ({ version: BUILD_MESSAGE_VERSION, ...event });

/** Undefined when it is none, or one of another version. */
export function readBuildMessage(received: unknown): BuildMessage | undefined {
  const read = v.safeParse(BuildMessage, received);
  return read.success ? read.output : undefined;
}

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
