import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Holds one file with the policy of the whole site, under a name that changes with it. */
export const POLICY_DIR = '_policy';

/** Those of the pages this build has made: a handful. */
const policies = new Set<string>();

export function addCsp(policy: string | null): void {
  if (policy) policies.add(policy);
}

/**
 * Writes what the pages allow taken together, for whoever sends it as a header. A build in place adds what its kept pages
 * allow: they are as the last build left them.
 */
export function writeSiteCsp(dir: string): void {
  const folder = join(dir, POLICY_DIR);
  mkdirSync(folder, { recursive: true });
  const before = readdirSync(folder);
  if (policies.size === 0) return;
  const policy = mergeCsp([...before.map((name) => readFileSync(join(folder, name), 'utf8')), ...policies]);
  for (const name of before) rmSync(join(folder, name));
  writeFileSync(join(folder, hash('sha256', policy, 'hex').slice(0, 16)), policy);
}

/**
 * The directives of all, each with what any of them allows.
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
