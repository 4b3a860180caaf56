import { hash } from 'node:crypto';

/** Pages of one kind share their scripts. */
const names = new Map<string, `sha256-${string}`>();

/** How a policy names a script. */
export function scriptHash(text: string): `sha256-${string}` {
  const name = names.get(text) ?? (`sha256-${hash('sha256', text, 'base64')}` as const);
  names.set(text, name);
  return name;
}
