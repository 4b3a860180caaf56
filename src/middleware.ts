import { createHash } from 'node:crypto';
import { defineMiddleware } from 'astro:middleware';

/**
 * Astro writes the hashes of every script and style of the site into the Content Security Policy of each page: more
 * than a kilobyte that can't be compressed. Here each page keeps those of its own.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const page = await next();
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  return new Response(withOwnHashes(await page.text()), page);
});

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
/** What a browser runs or applies; data such as JSON-LD needs no hash. */
const INLINE = /<(?:script|style)(?! type="(?:application|speculationrules))[^>]*>(.*?)<\/(?:script|style)>/gs;

function withOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(INLINE)].map(([, text = '']) => hashOf(text)));
  return html.replace(POLICY, (policy) =>
    policy.replace(/ '(sha256-[^']+)'/g, (kept, hash: string) => (own.has(hash) ? kept : '')),
  );
}

/** Pages of a kind have the same scripts and styles. */
const hashes = new Map<string, string>();

function hashOf(text: string): string {
  const hash = hashes.get(text) ?? `sha256-${createHash('sha256').update(text).digest('base64')}`;
  hashes.set(text, hash);
  return hash;
}
