/** When a page was kept, in milliseconds by this device's clock. */
const KEPT_AT = 'x-kept-at';

/** Returns the page as it goes into a cache. */
export function dated(body: BodyInit | null, { headers }: Response): Response {
  const withDate = new Headers(headers);
  withDate.set(KEPT_AT, String(Date.now()));
  return new Response(body, { headers: withDate });
}

/** Returns a page that was kept as it is shown: it says itself of when it is, which shell/connection-line.ts reads. */
export async function withAge(page: Response): Promise<Response> {
  const html = await page.text();
  const age = ` data-kept-at="${page.headers.get(KEPT_AT) ?? ''}"`;
  return new Response(html.replace('<html', `<html${age}`), { headers: page.headers });
}
