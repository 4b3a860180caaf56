import type { Substitution } from '../../contract/order.ts';
import { msg } from '../../contract/msg.ts';

/** What is to be done when something runs out, in the order it is offered. */
export const SUBSTITUTION_NAMES = {
  'best-match': msg('Best match'),
  ask: msg('Ask me'),
  none: msg('No substitute'),
} as const satisfies Record<Substitution, string>;

export const SUBSTITUTION_HINTS = {
  'best-match': msg('We send the nearest thing there is'),
  ask: msg('We call before we replace anything'),
  none: msg('Leave it out and take it off the bill'),
} as const satisfies Record<Substitution, string>;
