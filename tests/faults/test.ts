import { customerWithCart, goods } from '../e2e/fixtures/customer.ts';
import { LATE_TRANSITION } from '../e2e/fixtures/console-guard.ts';
import { openEditor } from '../e2e/fixtures/editor.ts';
import { expect, test as base } from '../e2e/fixtures/shop.ts';
import { type Fault, FAULTS, type FaultName } from './faults.ts';
import { type FaultyCall, titleOf, type World } from './faulty-call.ts';
import { FaultyShop } from './faulty-shop.ts';
import { logInAgain, tryCase } from './run-case.ts';

interface Fixtures {
  readonly shop: FaultyShop;
}

/** Milliseconds after which a case hangs. */
const CASE_MS = 300_000;

/** A browser test whose shop stands behind a connection that can break. */
const test = base.extend<Fixtures, { readonly faulty: { readonly shop: FaultyShop; readonly origin: string } }>({
  faulty: [
    // Playwright reads the names of what a fixture needs from here.

    async ({}, use, { project }) => {
      const shop = new FaultyShop(project.use.baseURL ?? '');
      await use({ shop, origin: await shop.open() });
      shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ faulty }, use) => use(faulty.origin),
  shop: ({ faulty }, use) => use(faulty.shop),
});

/** The browser's and the client's own words for whoever runs the shop. */
const CONSOLE = [/Failed to load resource/, /breaks the contract/];

/** What a terminal is told to colour a message by. */

const COLOURS = /\x1b\[[\d;]*m/g;
const MAX_LENGTH = 400;

/** A call that fails so often fails always: the other faults need not be tried. */
const MAX_BROKEN = 3;

const GUEST_CART = 'guest-cart';

/** Whose page it is, with a cart of two products. */
async function worldOf({ who }: FaultyCall, world: Pick<World, 'page' | 'shop'>): Promise<World> {
  const { page } = world;
  const notes: Record<string, string> = {};
  if (who === 'customer') {
    const customer = await customerWithCart(page, 2);
    return { ...world, customer, goods: customer.goods, notes };
  }
  if (who === 'editor') {
    await openEditor(page, '');
    return { ...world, customer: null, goods: [], notes };
  }
  const inCart = await goods(page.request, 2);
  const kept = inCart.map(({ id, name, price }) => {
    const product = { id, name, price: Math.round(price * 100) };
    return { product, quantity: 5, addedPrice: product.price };
  });
  await page.addInitScript(([key, cart]) => void (localStorage.getItem(key) ?? localStorage.setItem(key, cart)), [
    GUEST_CART,
    JSON.stringify(kept),
  ] as const);
  return { ...world, customer: null, goods: inCart, notes };
}

/** The search and a link, as whoever has met a fault goes on. */
async function goOn({ page }: World): Promise<void> {
  await page.goto('/categories/atta-rice-dal');
  const search = page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).first();
  await search.fill('onion');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=onion/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
}

/** One test of one call: each fault in turn on the same page, however the one before has ended. */
export function testCall(call: FaultyCall, names?: readonly FaultName[]): void {
  const faults = FAULTS.filter(({ name }) => !call.except?.[name] && (names?.includes(name) ?? true));
  test(titleOf(call), { tag: '@once' }, async ({ page, shop, consoleGuard }) => {
    test.setTimeout((1 + faults.length) * CASE_MS);
    consoleGuard.allows(...CONSOLE);
    const world = await worldOf(call, { page, shop });
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (!LATE_TRANSITION.test(message)) broken.push(`error on the page: ${message}`);
    });
    for (const fault of faults) {
      await tryFault(world, call, fault, broken);
      if (broken.length >= MAX_BROKEN) break;
    }
    await goOn(world);
    expect(broken, 'every case ends as it should').toEqual([]);
  });
}

async function tryFault(world: World, call: FaultyCall, fault: Fault, broken: string[]): Promise<void> {
  await test.step(fault.name, async () => {
    try {
      const end = await tryCase(world, call, fault);
      test.info().annotations.push({ type: 'case', description: `${end}: ${fault.name}` });
    } catch (error) {
      const text = (error as Error).message.replace(COLOURS, '').replace(/\s+/g, ' ');
      broken.push(`${fault.name}: ${text.slice(0, MAX_LENGTH)}`);
      // The next case begins as this one did.
      if (call.who === 'customer') await logInAgain(world).catch(() => undefined);
      test.info().annotations.push({ type: 'case', description: `failed: ${broken.at(-1)}` });
    }
  });
}
