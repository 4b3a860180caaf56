import type { Rest } from '../rest.ts';
import type { Outgoing } from './compose.ts';

/** Sends one message; throws a `SendError` when it was not taken. */
export interface Send {
  (message: Outgoing): Promise<void>;
  /** `Rest` of the channel's gateway, where there is one. */
  readonly rest?: Rest;
}

/** A message that a channel did not take. `fault` is a status or a code, and never what was sent. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly fault: string;
  /** Whether it is worth sending again. */
  readonly isTemporary: boolean;

  constructor(fault: string, isTemporary: boolean) {
    super(fault);
    this.fault = fault;
    this.isTemporary = isTemporary;
  }
}
