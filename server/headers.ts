/** Sent with every page; the Content Security Policy itself stands in the pages, but for what only a header can say. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/** How long browsers keep what. The name of a hashed file changes with its content, so it is never asked for again. */
export const CACHING = {
  hashed: 'public, max-age=31536000, immutable',
  /** The name of a picture follows from its address at the provider, and may get another content. */
  picture: 'public, max-age=86400, stale-while-revalidate=604800',
  page: 'public, max-age=0, must-revalidate',
} as const;
