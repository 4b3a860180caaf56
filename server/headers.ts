import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sent with everything. */
export const SECURITY_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** What only a header can say, for what is no page. */
export const FILE_POLICY = "frame-ancestors 'none'";

/** The Content Security Policy that goes with the pages in `dir`, as the build has written it. */
export function pagePolicy(dir: string): string {
  const folder = join(dir, '_policy');
  const [name] = existsSync(folder) ? readdirSync(folder) : [];
  return name ? `${readFileSync(join(folder, name), 'utf8')}; ${FILE_POLICY}` : FILE_POLICY;
}

/** How long browsers promise to come by https only. */
export const strictTransport = (subdomains: boolean): string =>
  `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`;

/** How long browsers keep what. The name of a hashed file changes with its content, so it is never asked for again. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  /** The name of a picture follows from its address at the provider, and may get another content. */
  picture: 'public, max-age=86400, stale-while-revalidate=604800',
  page: 'public, max-age=0, must-revalidate',
} as const;
