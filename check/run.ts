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

  const checkUnits = () => check.rule('The unit of every amount is certain', check.prices.faults(), 'costs money');
  progress.step('the catalogue');
  const goods = await walkCatalogue(check);
  progress.step('what has to agree');
  checkUnits();
  await checkPaging(check, goods);
  await checkProducts(check, goods);
  await checkFilters(check, goods);
  await checkPictures(check, goods);
  await checkUnsaid(check, goods);
  progress.step('refusals');
  await checkNotFound(check, goods);
  await checkBadToken(check);
  await walkRefusedLogIn(check);
  await checkCors(check);
  await walkAsCustomer(check, goods, progress);
  // What a customer's cart costs came later.
  checkUnits();
  progress.step('how fast it is');
  await checkSpeed(check);
  client.logOut();
  return { ...check.findings.all(), ...(options.suggest && { suggestion: suggestAdapter(check.unread) }) };
}

async function walkAsCustomer(check: Check, goods: Goods, progress: Progress): Promise<void> {
  const { customer, write } = check.options;
  const customers = sectionSevenCalls.filter(([, { caller }]) => caller === 'customer').map(([, call]) => call);
  if (!customer) return check.skip('Set CHECK_PHONE to a test customer’s number.', ...customers);
  progress.step('a customer');
  const customerId = await logIn(check, customer);
  check.rule('The test customer can log in', customerId === undefined ? ['They can’t.'] : [], 'stops orders');
  if (customerId === undefined) return check.skip('Nobody could log in.', ...customers);
  await walkCustomer(check, goods);
  const { product } = goods;
  if (product)
    await walkCart(check, product, async (filled) => {
      checkCart(check, product, filled);
      await walkCoupon(check, goods);
      await checkCustomerId(check, customerId);
    });
  if (write) {
    progress.step('an order');
    await walkOrder(check, goods);
  } else check.skip('It would order: asked with --write.', postOrder);
}

/** What the command ends with: 0 where a shop can sell, though small things are to be mended; 1 where one can’t. */
export const exitCodeOf = ({ calls, rules }: Report): 0 | 1 =>
  [...calls, ...rules].some(({ harm }) => harm !== undefined) ? 1 : 0;
