import { postOrder } from '../contract/order.ts';
import { sectionSevenCalls } from '../contract/call-requirements.ts';
import { CONTRACT_VERSION, getRevision } from '../contract/revision.ts';
import type { ShopAdapter } from '../src/adapter/extension.ts';
import { UnreachableError } from '../src/api/errors.ts';
import { getCategories } from '../contract/category.ts';
import { Check } from './check.ts';
import { Client, type Fetch } from './client.ts';
import { Findings } from './findings.ts';
import { UsageError } from '../cli/arguments.ts';
import type { CheckOptions } from './options.ts';
import { checkCart, checkFilters, checkPictures, checkProducts } from './rules/catalogue.ts';
import { checkCors } from './rules/cors.ts';
import { checkPaging } from './rules/paging.ts';
import { checkBadToken, checkCustomerId, checkNotFound } from './rules/refusals.ts';
import { checkSpeed } from './rules/speed.ts';
import { checkUnsaid } from './rules/unsaid.ts';
import type { Finding } from './verdict.ts';
import { type Goods, walkCatalogue } from './walk/catalogue.ts';
import { walkCart } from './walk/cart.ts';
import { walkCoupon, walkCustomer } from './walk/customer.ts';
import { logIn, walkRefusedLogIn } from './walk/log-in.ts';
import { suggestAdapter } from './suggest.ts';
import { walkOrder } from './walk/order.ts';

export interface Report {
  readonly calls: readonly Finding[];
  readonly rules: readonly Finding[];
  /** Why parts of it were not looked at to their end. */
  readonly stopped: readonly string[];
  /** A first `shop.adapter.ts`, where it was asked for; null where none is needed. */
  readonly suggestion?: string | null;
}

/** Progress of the check. */
interface Progress {
  readonly step: (what: string) => void;
  readonly finding: (finding: Finding) => void;
}

const QUIET: Progress = { step: () => {}, finding: () => {} };

/**
 * Walks a provider as the shop does and returns what was found.
 * @throws {UsageError} nobody answers there
 */
export async function runCheck(
  options: CheckOptions,
  progress = QUIET,
  fetch?: Fetch,
  shop?: ShopAdapter,
): Promise<Report> {
  const client = new Client(options.providerUrl, fetch, shop);
  const check = new Check(client, options, new Findings(progress.finding));
  const { error } = await client.call(getCategories);
  if (error instanceof UnreachableError)
    throw new UsageError(
      `${client.origin} does not answer: see that the provider runs, and that the address is right.`,
    );

  const { answer } = await client.call(getRevision);
  check.isPlain = !shop && answer?.data.contract === CONTRACT_VERSION;

  const stopped: string[] = [];
  const step: Step = async (what, run) => {
    progress.step(what);
    try {
      return await run();
    } catch (error) {
      stopped.push(error instanceof UsageError ? error.message : `Looking at ${what} broke off: ${String(error)}.`);
      return undefined;
    }
  };
  const goods = await step('the catalogue', () => walkCatalogue(check));
  if (goods) await walkOn(check, goods, step);
  await step('how fast it is', () => checkSpeed(check));
  client.logOut();
  const suggestion = options.suggest && { suggestion: suggestAdapter(check.unread, check.countsFromZero) };
  return { ...check.findings.all(), stopped, ...suggestion };
}

/** Looks at a part of it; undefined where that broke off. */
type Step = <T>(what: string, run: () => Promise<T>) => Promise<T | undefined>;

async function walkOn(check: Check, goods: Goods, step: Step): Promise<void> {
  const checkUnits = () => check.rule('The unit of every amount is certain', check.prices.faults(), 'costs money');
  await step('what has to agree', async () => {
    checkUnits();
    await checkPaging(check, goods.products);
    await checkProducts(check, goods);
    await checkFilters(check, goods);
    await checkPictures(check, goods);
    await checkUnsaid(check, goods);
  });
  await step('refusals', async () => {
    await checkNotFound(check, goods);
    await checkBadToken(check);
    await walkRefusedLogIn(check);
    await checkCors(check);
  });
  await walkAsCustomer(check, goods, step);
  // What a customer's cart costs came later.
  checkUnits();
}

async function walkAsCustomer(check: Check, goods: Goods, step: Step): Promise<void> {
  const { customer, write } = check.options;
  const customers = sectionSevenCalls.filter(([, { caller }]) => caller === 'customer').map(([, call]) => call);
  if (!customer) return check.skip('Set CHECK_PHONE to a test customer’s number.', ...customers);
  const customerId = await step('a customer', () => logIn(check, customer));
  if (customerId === undefined) return check.skip('Nobody could log in.', ...customers);
  await step('profile, addresses and wishlist', () => walkCustomer(check, goods));
  await step('the cart', () =>
    walkCart(check, goods, async (product, filled) => {
      checkCart(check, product, filled);
      await walkCoupon(check, goods);
      await checkCustomerId(check, customerId);
    }),
  );
  if (write) await step('an order', () => walkOrder(check, goods));
  else check.skip('It would order: asked with --write.', postOrder);
  check.rule('The customer is left as they were', check.left);
}

/** What the command ends with: 0 where a shop can sell, though small things are to be mended; 1 where one can’t; 2 where it broke off. */
export const exitCodeOf = ({ calls, rules, stopped }: Report): 0 | 1 | 2 =>
  [...calls, ...rules].some(({ harm }) => harm !== undefined) ? 1 : stopped.length > 0 ? 2 : 0;
