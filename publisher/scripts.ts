import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnknownScript } from './fault.ts';
import { tagsIn } from './tags.ts';
import { bytesOfText, lettersOf } from './text-of-bytes.ts';

/** Where the build writes the Content Security Policy of the site, with the hash of every script that a page may hold. */
const POLICY = /^_policy\/\w+$/;
const DATA = /^application\/(?:ld\+)?json$/;
const RUNS = /^(?:on|srcdoc$)/;
const LINK = /^(?:(?:xlink:)?href|src|action|formaction|data|to|from|values|poster|background)$/;

/** The hashes of the scripts that the build knows, from its policy. */
export async function policyHashes(dir: string, names: Iterable<string>): Promise<ReadonlySet<string>> {
  const policies = [...names].filter((name) => POLICY.test(name)).map((name) => readFile(join(dir, name), 'utf8'));
  return new Set(
    [...(await Promise.all(policies)).join(' ').matchAll(/'(sha256-[^']+)'/g)].map(([, name = '']) => name),
  );
}

/** The first script or attribute in a page that would run and that the build does not know. `html` has one character per byte. */
export function unknownScript(html: string, allowedHashes: ReadonlySet<string>): UnknownScript | undefined {
  for (const { name, attributes, text } of tagsIn(html)) {
    for (const [attribute, written] of attributes)
      if (RUNS.test(attribute) || (LINK.test(attribute) && isCode(written)))
        return { code: 'attribute-runs', excerpt: shortened(`${attribute}="${decoded(written)}"`) };
    if (name !== 'script') continue;
    const { type, src } = Object.fromEntries(attributes.toReversed());
    if (src !== undefined && !/^\/(?![/\\])/.test(decoded(src)))
      return { code: 'script-foreign', excerpt: shortened(src) };
    if (text !== '' && src === undefined && !DATA.test(type ?? '') && !allowedHashes.has(hashOf(text)))
      return { code: 'script-unknown', excerpt: shortened(text) };
  }
  return undefined;
}

/** Browsers ignore line breaks and control characters before the scheme. */
const isCode = (written: string): boolean =>
  /[jv&]/i.test(written.slice(0, 40)) &&
  /^[\0-\x20]*(?:java|vb)script:/i.test(decoded(written.slice(0, 400)).replace(/[\t\n\r]/g, ''));

const decoded = (value: string): string =>
  value
    .replace(/&#x([\da-f]+);?/gi, (_, code: string) => letter(Number.parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => letter(Number(code)))
    .replace(/&colon;/gi, ':')
    .replace(/&(?:tab|newline);/gi, '');

const letter = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** A cache: the same few scripts are on every page. */
const hashes = new Map<string, string>();

function hashOf(text: string): string {
  const cached = hashes.get(text) ?? `sha256-${hash('sha256', bytesOfText(text), 'base64')}`;
  hashes.set(text, cached);
  return cached;
}

const shortened = (text: string): string => lettersOf(text).replace(/\s+/g, ' ').trim().slice(0, 80);
