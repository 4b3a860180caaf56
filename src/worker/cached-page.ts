/** When a page was cached, in milliseconds by this device's clock. */
const CACHED_AT = 'x-kept-at';

/** Returns the page as it goes into a cache. */
export function dated(body: BodyInit | null, { headers }: Response): Response {
  const withDate = new Headers(headers);
  withDate.set(CACHED_AT, String(Date.now()));
  return new Response(body, { headers: withDate });
}

/** Returns a cached page as it is shown, with its age, which shell/connection-line.ts reads. */
export async function withAge(page: Response): Promise<Response> {
  const html = await page.text();
  const age = ` data-kept-at="${page.headers.get(CACHED_AT) ?? ''}"`;
  return new Response(html.replace('<html', `<html${age}`), { headers: page.headers });
}
