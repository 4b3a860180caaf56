import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHING, pagePolicy, SECURITY_HEADERS, strictTransport } from './response-headers.ts';

/** Writes what CDN hosts read beside the site: `_headers` and `_redirects`. */
export async function writeCdnConfig(dir: string, hstsSubdomains = false): Promise<void> {
  await writeFile(join(dir, '_headers'), headersFile(pagePolicy(dir), hstsSubdomains));
  await writeFile(join(dir, '_redirects'), redirectsFile);
}

/** A file's rules add up, and a header set twice would be sent twice: every path gets its caching from one rule. */
function headersFile(policy: string, hstsSubdomains: boolean): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    rule('/*', {
      'Content-Security-Policy': policy,
      ...SECURITY_HEADERS,
      'Strict-Transport-Security': strictTransport(hstsSubdomains),
    }),
    rule('/_astro/*', { 'Cache-Control': CACHING.hashed }),
    rule('/pictures/*', { 'Cache-Control': CACHING.picture }),
    ...['/icon*', '/apple-touch-icon.png', '/manifest.webmanifest'].map((path) =>
      rule(path, { 'Cache-Control': CACHING.picture }),
    ),
    rule('/service-worker.js', { 'Cache-Control': CACHING.worker }),
  ].join('\n');
}

/** A product added after the build is shown by the page that asks the provider. A file that exists takes precedence. */
const redirectsFile = '/product/:slug  /product  200\n';
