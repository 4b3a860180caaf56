import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the built site with one file: the policy of the whole site, under a hash of it. */
export const POLICY_DIR = '_policy';

/** The distinct policies of the pages rendered in this build: a handful. */
const policies = new Set<string>();

export function addCsp(policy: string | null): void {
  if (policy) policies.add(policy);
}

/**
 * Writes the union of all pages' policies, for servers that send it as a header. An incremental build adds to the last build's
 * policy, which covers the pages that it keeps.
 */
export function writeSiteCsp(dir: string): void {
  const folder = join(dir, POLICY_DIR);
  mkdirSync(folder, { recursive: true });
  const previous = readdirSync(folder);
  if (policies.size === 0) return;
  const policy = mergeCsp([...previous.map((name) => readFileSync(join(folder, name), 'utf8')), ...policies]);
  for (const name of previous) rmSync(join(folder, name));
  writeFileSync(join(folder, hash('sha256', policy, 'hex').slice(0, 16)), policy);
}

/**
 * Returns the union of policies: every directive, with all sources that any of them allows.
 * @example mergeCsp(["script-src 'self' 'a'", "script-src 'self' 'b'"]) // "script-src 'self' 'a' 'b'"
 */
function mergeCsp(all: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of all.flatMap((policy) => policy.split(';'))) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name === '') continue;
    const allowed = directives.get(name) ?? new Set();
    directives.set(name, new Set([...allowed, ...sources]));
  }
  return [...directives].map(([name, sources]) => [name, ...[...sources].sort()].join(' ')).join('; ');
}
