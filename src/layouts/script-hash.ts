import { hash } from 'node:crypto';

/** Pages of one kind share their scripts. */
const known = new Map<string, `sha256-${string}`>();

/** How a policy names a script. */
export function scriptHash(text: string): `sha256-${string}` {
  const name = known.get(text) ?? (`sha256-${hash('sha256', text, 'base64')}` as const);
  known.set(text, name);
  return name;
}
