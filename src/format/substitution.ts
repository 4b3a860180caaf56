import type { Substitution } from '../../contract/order.ts';

/** What is to be done when something runs out, in the order it is offered. */
export const SUBSTITUTION_NAMES: Readonly<Record<Substitution, string>> = {
  'best-match': 'Best match',
  ask: 'Ask me',
  none: 'No substitute',
};

export const SUBSTITUTION_HINTS: Readonly<Record<Substitution, string>> = {
  'best-match': 'We send the nearest thing there is',
  ask: 'We call before we replace anything',
  none: 'Leave it out and take it off the bill',
};
