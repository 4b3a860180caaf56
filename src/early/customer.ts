import type { Customer } from '../stores/account/at-work.ts';
import { idle, parsed, visible } from './page-state.ts';

let begun: Promise<void> | undefined;

/** Sets the stores to work that a customer needs on every page, once that is painted; nothing of the framework comes with them. */
export function serveCustomer(...callbacks: Parameters<typeof followCustomer>): void {
  begun ??= followCustomer(...callbacks).catch(() => {
    // Without its script the islands do it, once they wake.
    begun = undefined;
  });
}

/**
 * @param show what is shown of the customer has changed
 * @param wake there is something to say that the page has no place for
 */
async function followCustomer(show: (customer: Customer) => void, wake: () => void): Promise<void> {
  await Promise.all([window.painted, parsed(), visible()]);
  await idle();
  (await import('../stores/account/at-work.ts')).atWork(show, wake);
}
