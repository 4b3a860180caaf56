import type { Rest } from '../rest.ts';
import type { Outgoing } from './compose.ts';

/** Sends one message; throws a `SendError` when it was not taken. */
export interface Send {
  (message: Outgoing): Promise<void>;
  /** Of the gateway that all messages of the channel go to, where there is one. */
  readonly rest?: Rest;
}
