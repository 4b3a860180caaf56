import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^"'>])*`;
const SCRIPT = new RegExp(`<script\\b(${ATTRIBUTES})>([\\s\\S]*?)</script\\b`, 'gi');
const TAG = new RegExp(`<[a-z][^\\s/>]*(${ATTRIBUTES})>`, 'gi');
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const DATA = /^application\/(?:ld\+)?json$/;

/** What an attribute that runs can't do without. It may stand in any text too: then the tags are looked at one by one. */
const SUSPICIOUS =
  /[\s"'/](?:on[a-z]+|srcdoc)\s*=|j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:|&#(?!(?:34|38|39|x27);)|&(?:colon|tab|newline)\b/i;

/** Where the build writes the Content Security Policy of the site, with the hash of every script that a page may hold. */
const POLICY = /^_policy\/\w+$/;

/** The scripts that the build knows, by the hashes in its policy. */
export async function knownScripts(dir: string, names: Iterable<string>): Promise<ReadonlySet<string>> {
  const policies = [...names].filter((name) => POLICY.test(name)).map((name) => readFile(join(dir, name), 'utf8'));
  return new Set(
    [...(await Promise.all(policies)).join(' ').matchAll(/'(sha256-[^']+)'/g)].map(([, name = '']) => name),
  );
}

/** What in a page would run though the build does not know it, in words; undefined when there is nothing. */
export function unknownScript(html: string, known: ReadonlySet<string>): string | undefined {
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    const { type = '', src } = Object.fromEntries(attributesIn(attributes).reverse());
    if (src === undefined ? DATA.test(type) : /^\/(?![/\\])/.test(src)) continue;
    if (src !== undefined) return `a script from elsewhere, ${shortened(src)}`;
    if (!known.has(hashOf(text))) return `a script that the build does not know, “${shortened(text)}”`;
  }
  return SUSPICIOUS.test(html) ? attributeThatRuns(html) : undefined;
}

function attributeThatRuns(html: string): string | undefined {
  for (const [, attributes = ''] of html.replace(SCRIPT, '<script $1>').matchAll(TAG))
    for (const [name, value] of attributesIn(attributes))
      if (/^(?:on|srcdoc$)/.test(name) || /^[\0-\x20]*javascript:/i.test(value.replace(/[\t\n\r]/g, '')))
        return `an attribute that runs, ${shortened(`${name}="${value}"`)}`;
  return undefined;
}

const attributesIn = (text: string): [name: string, value: string][] =>
  [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
    name.toLowerCase(),
    decoded(values.find((value) => value !== undefined) ?? ''),
  ]);

const decoded = (value: string): string =>
  value
    .replace(/&#x([\da-f]+);?/gi, (_, code: string) => letter(Number.parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => letter(Number(code)))
    .replace(/&colon;/gi, ':')
    .replace(/&(?:tab|newline);/gi, '');

const letter = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** The same few scripts stand on every page. */
const hashes = new Map<string, string>();

function hashOf(text: string): string {
  const known = hashes.get(text) ?? `sha256-${hash('sha256', text, 'base64')}`;
  hashes.set(text, known);
  return known;
}

const shortened = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 80);
