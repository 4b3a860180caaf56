import { getSessions, postLogOut } from '../../contract/session.ts';
import type { App, Provider } from '../http/env.ts';
import { loggedOut, route } from '../http/route.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { revoke } from '../domain/log-in/session-token.ts';
import { countSessions } from '../repositories/session.ts';

export function sessionRoutes(app: App, provider: Provider): void {
  route(app, provider, getSessions, async ({ db, customer, now }) => ({
    data: { count: await countSessions(db, customer.id, now()) },
  }));

  route(app, provider, postLogOut, async (received) => {
    const { db, session, body, now, context } = received;
    if (!session) {
      if (body.sessions === 'all') throw loggedOut();
      return {};
    }
    const { customer } = session;
    const count = await revoke(db, session, body.sessions, now());
    const reason = `log out: ${body.sessions}`;
    await logSecurityEvent(received, 'session-revoked', { context, phone: customer.phone, reason, count });
    return { data: { count: await countSessions(db, customer.id, now()) } };
  });
}
