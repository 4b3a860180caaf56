import * as v from 'valibot';
import { BUILD_MESSAGE_VERSION, type BuildEvent, BuildMessage } from '../contract/build-message.ts';

/** A message with its version, as it is sent. */
export const buildMessage = (event: BuildEvent): BuildMessage => ({ version: BUILD_MESSAGE_VERSION, ...event });

/** Undefined when it is none, or one of another version. */
export function readBuildMessage(received: unknown): BuildMessage | undefined {
  const read = v.safeParse(BuildMessage, received);
  return read.success ? read.output : undefined;
}
