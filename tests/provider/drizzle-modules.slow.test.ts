import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const IMPORTS = `
await Promise.all(['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'].map((name) => import(name)));
const { user, system } = process.cpuUsage();
console.log(user + system);
`;

/** Time of the processor, the quickest of three. */
function cpuOf(...flags: readonly string[]): number {
  const run = () => Number(execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', IMPORTS]));
  return Math.min(run(), run(), run());
}

test('the modules of drizzle-orm are there in half the time, or the hook can go', () => {
  expect(cpuOf('--import', './provider/drizzle-modules.ts')).toBeLessThan(cpuOf() / 2);
});
