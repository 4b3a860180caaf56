import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { giveKey } from '../e2e/fixtures/editor.ts';
import { alive, expect } from '../e2e/fixtures/shop.ts';
import { cartOf } from './cart-of.ts';
import type { Fault } from './faults.ts';
import { type FaultyCall, tryAgain, type World } from './faulty-call.ts';

/** What no shopper should read: statuses, stacks, JSON and the words of whoever writes scripts. */
const RAW =
  /Unexpected (?:token|end)|\bJSON\b|<\/?[a-z]+>|TypeError|SyntaxError|Failed to fetch|NetworkError|\bundefined\b|\[object|\bHTTP\b|\bnull\b|NaN|Internal Server|Bad Gateway|Service Unavailable|Not Found\b|at \w+ \(/;
const STATUS = /(?<![₹\d,.])\b(?:401|404|429|500|503)\b/;

/** Above the page's own limit for an answer. */
const LIMIT_MS = 10_500;

type End = 'told' | 'done' | 'silent' | 'log in';

interface CaseWords {
  readonly end: End;
  readonly words: RegExp | null;
}

/** How a case is to end. */
function endOf(call: FaultyCall, fault: Fault): CaseWords {
  const own =
    call.outcome instanceof RegExp || typeof call.outcome === 'string' ? call.outcome : call.outcome?.[fault.name];
  if (fault.name === '401' && call.who === 'customer' && !(typeof call.outcome === 'object' && '401' in call.outcome))
    return { end: 'log in', words: /Please log in again\./ };
  if (own instanceof RegExp) return { end: 'told', words: own };
  if (own) return { end: own, words: null };
  if (call.silent) return { end: 'silent', words: null };
  if (fault.name === '401' && call.who === 'editor') return { end: 'told', words: /The key has been changed/ };
  return { end: 'told', words: fault.words };
}

const isReadByOpening = ({ act }: FaultyCall): boolean => act === undefined;

async function open(world: World, call: FaultyCall): Promise<void> {
  const { page } = world;
  const path = typeof call.path === 'string' ? call.path : call.path(world);
  // In between a page without scripts: nothing of the last case is left.
  await page.goto('/robots.txt');
  await page.goto(path);
  await alive(page);
}

/** Puts the page’s time on to where it gives up a call. */
async function passLimit({ page, shop }: World): Promise<void> {
  // Other calls have their time.
  await expect.poll(() => shop.underWay).toBe(0);
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  await page.clock.fastForward(LIMIT_MS);
}

/** Until something holds: with a slow fault, the page’s time is put on again and again meanwhile. */
async function until(world: World, fault: Fault, look: () => Promise<unknown>): Promise<void> {
  const looking = look();
  const over = looking.then(
    () => true,
    () => true,
  );
  // What is said for some seconds must have been seen before they are over, on any machine.
  for (let pause = 800, isOver = !fault.slow; !isOver; pause *= 2) {
    // The page may be left meanwhile.
    await passLimit(world).catch(() => undefined);
    isOver = await Promise.race([over, setTimeout(pause, false)]);
  }
  await looking;
}

async function expectUsable(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ visible: true });
  if ((await dialog.count()) > 0)
    return dialog
      .getByRole('button', { name: /Close|Keep/ })
      .first()
      .click({ trial: true });
  await page.getByRole('link').filter({ visible: true, hasNotText: /^Skip/ }).first().click({ trial: true });
  const search = page.getByRole('combobox', { name: 'Search' }).filter({ visible: true });
  if ((await search.count()) > 0) await search.first().click({ trial: true });
}

async function expectPlainWords(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text, 'no raw words').not.toMatch(RAW);
  for (const said of await page.locator('[role=alert], [role=status]').allInnerTexts())
    expect(said, 'no status').not.toMatch(STATUS);
}

async function beginFault({ page, shop }: World, call: FaultyCall, fault: Fault): Promise<void> {
  shop.break(call.target, fault);
  if (fault.name !== 'offline') return;
  // A page that is opened without network is not there at all: there the network goes once it has come.
  if (isReadByOpening(call)) await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  else await page.context().setOffline(true);
}

async function endFault({ page, shop }: World): Promise<void> {
  shop.mend();
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Logs the customer in again, as the page asks for. */
export async function logInAgain({ page, notes }: World): Promise<void> {
  await page.evaluate((root) => localStorage.setItem('root', root), notes['root'] ?? '');
}

/**
 * One call under one fault: what the page says of it, that it goes on, and that trying again works.
 * @throws where any of this does not hold
 */
export async function tryCase(world: World, call: FaultyCall, fault: Fault): Promise<End> {
  const { page, shop, notes } = world;
  const { end, words } = endOf(call, fault);
  await call.before?.(world);
  if (fault.slow && !notes['clock']) await page.clock.install({ time: new Date() });
  if (fault.slow) notes['clock'] = 'the test’s';
  await page.goto('/robots.txt');
  if (!isReadByOpening(call)) {
    await open(world, call);
    await call.prepare?.(world);
  }
  const cart = call.changesCart ? null : await cartOf(world);
  notes['root'] = await page.evaluate(() => localStorage.getItem('root') ?? '');
  await beginFault(world, call, fault);
  try {
    // Its beginning is there before the page's time is put on; where none comes, the words below are missing.
    const begun =
      fault.name === 'stops halfway'
        ? page.waitForResponse((answer) => shop.isBroken(answer.url())).catch(() => null)
        : null;
    if (isReadByOpening(call)) await open(world, call);
    await call.act?.(world);
    if (fault.name !== 'offline')
      await expect.poll(() => shop.hits, { message: 'the call is made' }).toBeGreaterThan(0);
    await begun;
    if (end === 'log in') await expect(page).toHaveURL(/\/auth\/login\?next=/);
    if (words) {
      const told = ((end === 'log in' ? undefined : call.told?.(page)) ?? page.getByText(words))
        .filter({ hasText: words, visible: true })
        .first();
      await until(world, fault, () => expect(told).toBeVisible());
    } else if (end === 'silent') await expectSilence(world, fault);
    else await until(world, fault, async () => call.done?.(world));
    await expectPlainWords(page);
    if (end !== 'log in') {
      // Where the key is asked for, what was typed is kept behind it.
      if (!(await page.getByLabel('Editor’s key').isVisible())) await call.stays?.(world);
      await expectUsable(page);
    }
    if (!call.changesCart) expect(await cartOf(world), 'the cart while it fails').toEqual(cart);
  } finally {
    await endFault(world);
  }
  await tryOnceMore(world, call, end);
  if (!call.changesCart) expect(await cartOf(world), 'the cart afterwards').toEqual(cart);
  return end;
}

async function tryOnceMore(world: World, call: FaultyCall, end: End): Promise<void> {
  const { page } = world;
  const again = async () => {
    await open(world, call);
    await call.prepare?.(world);
    await call.act?.(world);
  };
  if (end === 'log in') {
    await logInAgain(world);
    if (call.waits) await open(world, call);
    else await again();
  } else if (await page.getByLabel('Editor’s key').isVisible()) {
    await giveKey(page);
    await expect(page.getByLabel('Editor’s key')).toBeHidden();
    await again();
  } else if (end === 'silent' && !call.retry) await again();
  else if (end !== 'done') await (call.retry ?? tryAgain)(world);
  await call.done?.(world);
}

/** Nothing is said of it, also not after its last try. */
async function expectSilence(world: World, fault: Fault): Promise<void> {
  const { page, shop } = world;
  const problem = page.getByText(/could not|went wrong|try again|too many tries/i).filter({ visible: true });
  if (fault.slow) await expect(() => passLimit(world)).toPass();
  let before = -1;
  // Tries are 2 s apart at most.
  await expect
    .poll(
      () => {
        const isQuiet = shop.hits === before;
        before = shop.hits;
        return isQuiet;
      },
      { intervals: [700, 2100] },
    )
    .toBe(true);
  await expect(problem).toHaveCount(0);
}
