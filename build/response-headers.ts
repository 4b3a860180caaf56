import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sent with what is only ever part of a page: scripts, styles, fonts, pictures. A page has twenty, and each byte twenty times. */
export const PART_HEADERS = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Sent with everything else; deploy/nginx/http.conf.template has the same for a server of nginx. */
export const SECURITY_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(self), geolocation=(self), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  ...PART_HEADERS,
} as const;

/** Whether the file at this path is only ever part of a page. */
export const isPart = (path: string): boolean => /^\/(?:_astro|pictures)\//.test(path);

/** Headers of files other than pages. */
export const FILE_POLICY = "frame-ancestors 'none'";

/** The Content Security Policy that goes with the pages in `dir`, as the build has written it. */
export function pagePolicy(dir: string): string {
  const folder = join(dir, '_policy');
  const [name] = existsSync(folder) ? readdirSync(folder) : [];
  return name ? `${readFileSync(join(folder, name), 'utf8')}; ${FILE_POLICY}` : FILE_POLICY;
}

/** Whether the file at this path says what an installed shop is called and looks like: browsers ask for these beside every page. */
export const isForInstalling = (path: string): boolean =>
  /^\/(?:icon(?:-[\w-]+)?\.(?:svg|png)|apple-touch-icon\.png|manifest\.webmanifest)$/.test(path);

/** How long browsers promise to come by https only. */
export const strictTransport = (subdomains: boolean): string =>
  `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`;

/** How long browsers cache a file. The name of a hashed file changes with its content, so it is never fetched again. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  /** The name of a picture follows from its address at the provider, and may get another content. So may what an installed shop is known by. */
  picture: 'public, max-age=86400, stale-while-revalidate=604800',
  page: 'public, max-age=0, must-revalidate',
  /** Revalidated each time, so that no cache between the shop and a browser delays an update. */
  worker: 'no-cache',
} as const;
