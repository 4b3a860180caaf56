import type { Call } from '../../contract/call.ts';
import type { Session } from '../domain/log-in/session-token.ts';
import { answerEvents, type SayEvent } from './answer-events.ts';
import type { App, Provider } from './env.ts';
import { readId } from './read-request.ts';
import { admit, type Answer, requireSession } from './route.ts';

/** A request to follow something. */
interface ReceivedFollow extends Provider {
  /** The `{id}` of the path. */
  readonly id: string;
  /** The session, with which the stream ends: an open stream is not asked for a token again. */
  readonly session: Session;
}

/**
 * Binds a customer's call that is answered by events to its handler, which checks what may be followed and returns what
 * follows it. Only the checks take a place and ask the database: an open stream holds neither.
 */
export function eventRoute<C extends Call>(
  app: App,
  provider: Provider,
  call: C,
  handle: (received: ReceivedFollow) => Promise<(say: SayEvent<Answer<C>>, end: () => void) => () => void>,
): void {
  app.on(call.method, call.path.replace('{id}', ':id'), async (context) => {
    context.set('route', call.path);
    const follow = await admit(provider, context, call, async () => {
      const session = await requireSession(provider, context);
      return handle({ ...provider, session, id: readId(context) });
    });
    return answerEvents(context, follow);
  });
}
