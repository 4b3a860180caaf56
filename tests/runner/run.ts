import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../harness/browser.ts';
import { freePort } from '../../harness/free-ports.ts';
import { startTestShop } from '../../harness/test-shop.ts';
import { PARTS, type Part } from './parts.ts';
import { add, say } from './run-part.ts';

/**
 * `npm test`: what is run before every commit, then one line with the numbers. With `-- --all` everything, with
 * `-- --only NAME` one part; docs/developer/testing.md says what each proves and how long it takes.
 */

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
});

/** @throws for a part that there is not; the message names those that there are */
function chosenParts(): readonly Part[] {
  const unknown = values.only.find((name) => !PARTS.some((part) => part.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no part ${unknown}. The parts are: ${PARTS.map(({ name }) => name).join(', ')}.`);
  if (values.only.length > 0) return PARTS.filter(({ name }) => values.only.includes(name));
  return PARTS.filter(({ tier }) => tier === 'commit' || (values.all && tier === 'all'));
}

const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Builds the site once for all parts that are tried on it, and lets them find it. */
async function openShop(): Promise<() => Promise<void>> {
  say('Starting the shop that unit tests and browser tests share');
  const shop = await startTestShop(await freePort(), (text) => process.stdout.write(text));
  process.env['TEST_SHOP_URL'] = shop.url;
  process.env['TEST_SHOP_SITE'] = shop.site;
  return shop.stop;
}

const parts = chosenParts();
if (parts.some(({ usesBrowser }) => usesBrowser)) {
  const browser = ensureBrowser(say);
  if (browser) process.env['CHROMIUM'] = browser;
}
const outcomes = [];
const times: string[] = [];
/** Said at once, too: a run that is ended from outside has told how far it came. */
function note(name: string, began: number): void {
  times.push(`${name} ${minutes(performance.now() - began)}`);
  say(`${times.at(-1)} minutes`);
}
let closeShop: (() => Promise<void>) | undefined;
try {
  for (const { name, usesShop, run } of parts) {
    if (usesShop && !closeShop) {
      const began = performance.now();
      closeShop = await openShop();
      note('shop', began);
    }
    const began = performance.now();
    outcomes.push(await run());
    note(name, began);
  }
} finally {
  await closeShop?.();
}

const { passed, failures, leftOut } = add(outcomes);
if (failures.length > 0) say(`Failed:\n\n${failures.join('\n\n')}`);
say(`Minutes: ${times.join(', ')}`);
for (const [need, count] of Object.entries(leftOut)) console.log(`${count} left out, for want of ${need}.`);
const left = Object.values(leftOut).reduce((sum, count) => sum + count, 0);
console.log(`\n${passed} passed, ${failures.length} failed${left ? `, ${left} left out` : ''}`);
process.exitCode = failures.length > 0 ? 1 : 0;
