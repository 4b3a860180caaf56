import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CACHING, SECURITY_HEADERS } from '../../build/response-headers.ts';
import { writeCdnConfig } from '../../build/cdn-config.ts';

const dir = mkdtempSync(join(tmpdir(), 'haat-host-'));
const POLICY = "default-src 'self'; script-src 'self' 'sha256-a='";
beforeAll(async () => {
  mkdirSync(join(dir, '_policy'));
  writeFileSync(join(dir, '_policy/0123abcd'), POLICY);
  await writeCdnConfig(dir);
});
afterAll(() => rmSync(dir, { recursive: true }));
const read = (name: string) => readFileSync(join(dir, name), 'utf8');

/** The headers of a path, as Netlify and Cloudflare Pages add up the rules that match; a header set twice has two values. */
function headersOf(path: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let matches = false;
  for (const line of read('_headers').split('\n').filter(Boolean)) {
    if (line.startsWith('/')) matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (matches) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      (found[name] ??= []).push(value);
    }
  }
  return found;
}

describe('what CDN hosts read', () => {
  test.each([
    ['/', undefined],
    ['/product/mustard-oil', undefined],
    ['/_astro/page.abc123.js', CACHING.hashed],
    ['/pictures/mustard-oil-400.avif', CACHING.picture],
    ['/icon.svg', CACHING.picture],
    ['/icon-maskable-512.png', CACHING.picture],
    ['/manifest.webmanifest', CACHING.picture],
  ])('gives %s the security headers and its caching, each once', (path, caching) => {
    const security = Object.entries(SECURITY_HEADERS).map(([name, value]) => [name, [value]]);
    expect(headersOf(path)).toEqual({
      ...Object.fromEntries(security),
      'Content-Security-Policy': [`${POLICY}; frame-ancestors 'none'`],
      'Strict-Transport-Security': ['max-age=31536000'],
      ...(caching && { 'Cache-Control': [caching] }),
    });
  });

  test('promises https for every subdomain only where it is told to', async () => {
    await writeCdnConfig(dir, true);
    expect(headersOf('/')['Strict-Transport-Security']).toEqual(['max-age=31536000; includeSubDomains']);
  });

  test('stays within what they allow: 100 rules of headers, lines of 2,000 characters', () => {
    const lines = read('_headers').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });

  test('opens a product that came after the build by the page that asks, at its own address', () => {
    const [rule, ...more] = read('_redirects').trim().split('\n');
    expect(more).toEqual([]);
    expect(rule?.split(/\s+/)).toEqual(['/product/:slug', '/product', '200']);
  });
});
