/**
 * The content security policy of every page, but for the hashes of scripts and styles, which Astro adds, and where pictures come from, which
 * layouts/BaseLayout.astro adds (src/data/picture-origins.ts).
 * @param apiBase base URL of the provider; its origin is allowed when it is not the site's own
 */
export function cspDirectives(apiBase: string) {
  const provider = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : '';
  return [
    "default-src 'self'",
    `connect-src 'self'${provider}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types haat',
  ] as const;
}
