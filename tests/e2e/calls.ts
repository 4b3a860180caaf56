import type { APIRequestContext } from 'playwright/test';

interface Called {
  readonly status: number;
  // Tests look into answers of every call; each says by its expectation what it should find.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
  readonly headers: Readonly<Record<string, string>>;
}

/** Codes are limited by the caller's IP: each test calls from one of its own. */
export const newClientIp = (): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`,
});

/** Calls the provider past the page. */
export async function call(
  request: APIRequestContext,
  method: string,
  path: string,
  { token, body, headers }: { token?: string; body?: object; headers?: Readonly<Record<string, string>> } = {},
): Promise<Called> {
  const answer = await request.fetch(`/api${path}`, {
    method,
    // A connection that was idle may be closed by the server at the moment it is used again (RFC 9112, section 9.3.1).
    maxRetries: method === 'GET' ? 1 : 0,
    ...(body && { data: body }),
    headers: { ...newClientIp(), ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: answer.status(), body: (await answer.json()) as unknown, headers: answer.headers() };
}
