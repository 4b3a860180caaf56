import { createHash } from 'node:crypto';
import { defineMiddleware } from 'astro:middleware';

/**
 * Astro writes the hashes of every script and style of the site into the Content Security Policy of each page: more
 * than a kilobyte that can't be compressed. Here each page keeps those of its own.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const page = await next();
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  return new Response(withOwnHashes(Buffer.from(await page.arrayBuffer())), page);
});

const POLICY = '<meta http-equiv="content-security-policy" content="';
/** What a browser runs or applies; data such as JSON-LD needs no hash. */
const INLINE = /<(script|style)(?! type="(?:application|speculationrules))[^>]*>(.*?)<\/\1>/gs;

/** A letter for a byte: nothing is decoded, and the places are those of the bytes. */
const BYTES = 'latin1';

function withOwnHashes(html: Buffer): Uint8Array<ArrayBuffer> {
  const text = html.toString(BYTES);
  const start = text.indexOf(POLICY) + POLICY.length;
  const end = text.indexOf('"', start);
  const own = new Set([...text.matchAll(INLINE)].map((found) => hashOf(found[2] ?? '')));
  const policy = text
    .slice(start, end)
    .replace(/ '(sha256-[^']+)'/g, (kept, hash: string) => (own.has(hash) ? kept : ''));
  return Buffer.concat([html.subarray(0, start), Buffer.from(policy, BYTES), html.subarray(end)]);
}

/** Pages of a kind have the same scripts and styles. */
const hashes = new Map<string, string>();

function hashOf(text: string): string {
  const hash = hashes.get(text) ?? `sha256-${createHash('sha256').update(text, BYTES).digest('base64')}`;
  hashes.set(text, hash);
  return hash;
}
