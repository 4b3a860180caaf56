import { PublishError } from './fault.ts';
import type { PublishRequest } from './publish-request.ts';

export interface Forward {
  readonly url: string;
  /** Sent as Bearer, where the host wants one. */
  readonly token: string | undefined;
}

const TIMEOUT_MS = 30_000;

/**
 * Asks a host to build the site instead: by a build hook, which takes any body, or by a Git host's
 * repository_dispatch, which takes this one. https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event
 * @throws {PublishError}
 */
export async function forward(requests: readonly PublishRequest[], { url, token }: Forward): Promise<void> {
  const reason = requests.map(({ reason }) => reason).join('; ');
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ event_type: 'publish', client_payload: { reason } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  // The URL may be a secret itself, so no fault names it.
  if (!answer) throw new PublishError({ code: 'build-host-unreachable' });
  if (!answer.ok) throw new PublishError({ code: 'build-host-refused', status: answer.status });
}
