import { HTTPError } from 'ky';
import * as v from 'valibot';
import type { Id } from '../../contract/id.ts';
import { getOrderEvents } from '../../contract/order-events.ts';
import { RefusedError } from './errors.ts';
import { connection } from './connection.ts';
import { toSent } from './http.ts';
import { contractError, exchange } from './http-client.ts';
import { linesOf } from './lines-of.ts';
import { translate } from './translate.ts';

/** The refusal of a provider without the call; some answer an unknown path with a page. */
const noEvents = () =>
  new RefusedError({ status: 404, code: 'no_events', message: 'An order can’t be followed here.' });

interface Following {
  /** The first comes at once. */
  readonly onEvent: () => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Follows an order until the provider ends it. `EventSource` can't send the token, so the events are read from an answer.
 * @throws {RefusedError} an answer of 4xx or 5xx, or no events
 * @throws {UnreachableError} no answer, or one that breaks off
 * @throws {ContractError} an event that breaks the contract
 */
export async function followOrder(id: Id, { onEvent, signal }: Following): Promise<void> {
  // An adapter knows calls that are answered at once.
  if (import.meta.env.PUBLIC_ADAPTER === 'on') throw noEvents();
  const token = connection.token();
  try {
    const { headers, body } = await exchange(getOrderEvents, toSent(getOrderEvents, { id }, token), { signal });
    if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) {
      await body?.cancel();
      throw noEvents();
    }
    for await (const line of linesOf(body, signal)) {
      if (!line.startsWith('data:')) continue;
      const event = v.safeParse(getOrderEvents.answer, JSON.parse(line.slice('data:'.length)));
      if (!event.success) throw contractError(getOrderEvents, event.issues[0]);
      onEvent();
    }
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof HTTPError && error.response.status === 401 && token) connection.unauthorised(token);
    throw translate(error);
  }
}
