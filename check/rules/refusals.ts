import { getCart } from '../../contract/cart.ts';
import type { Id } from '../../contract/id.ts';
import type { Goods } from '../walk/catalogue.ts';
import { requirementOf, sectionSevenCalls } from '../../contract/call-requirements.ts';
import { getProduct } from '../../contract/product.ts';
import type { Check } from '../check.ts';
import { judgeErrorBody } from '../judge.ts';
import { isNested } from '../kind.ts';
import { callName } from '../verdict.ts';

/** An id of the kind that the provider's own are of, and of no product: one of another kind is refused for its form. */
const unknownId = (id: Id | undefined): string =>
  typeof id === 'number' || /^\d+$/.test(id ?? '')
    ? '999999999'
    : /^[\da-f-]{12,}$/i.test(id ?? '')
      ? String(id).replace(/\d/g, '0').replace(/[a-f]/gi, 'f')
      : 'no-such-id-0';
const BAD_TOKEN = 'not.a.token';
/** Made one at a time: a few calls, which nobody who only reads would send. */
const asking = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

/** A product that does not exist is refused in words with 404. */
export async function checkNotFound(check: Check, { products: [product] }: Goods): Promise<void> {
  const exchange = await check.client.raw(getProduct.path.replace('{id}', unknownId(product?.id)));
  const { verdict, notes } = judgeErrorBody(exchange);
  const name = 'An unknown product is refused with 404, in words';
  if (exchange.status !== 404)
    check.findings.rule(name, 'wrong', [check.saying(`It answers ${exchange.status}.`, exchange)]);
  else check.findings.rule(name, verdict, notes);
}

/** An invalid token must be answered with 401 by every customer call: the shop then leads to log in. */
export async function checkBadToken(check: Check): Promise<void> {
  const reading = sectionSevenCalls.filter(
    ([name, { caller, method, path }]) =>
      caller === 'customer' && method === 'GET' && !path.includes('{id}') && requirementOf(name).need !== 'ours',
  );
  const faults: string[] = [];
  for (const [, call] of reading) {
    const { status } = await check.client.raw(call.path, asking(BAD_TOKEN));
    if (status !== 401 && status !== 404 && status !== 405 && status !== 501)
      faults.push(`${callName(call)} answers ${status}, not 401.`);
  }
  check.rule('A token that does not count is answered with 401', faults);
}

/** The token decides whose cart it is; a `customerId` proves nothing. */
export async function checkCustomerId(check: Check, customerId: string | number | null): Promise<void> {
  const name = 'Nobody sees a customer’s cart by the customerId alone';
  if (customerId === null) return check.findings.rule(name, 'not asked', ['The customer’s id is not known.']);
  const path = `${getCart.path}?customerId=${encodeURIComponent(customerId)}`;
  const faults: string[] = [];
  const { otherToken } = check.options;
  for (const [who, init] of [
    ['Without a token', {}],
    ['With a bad token', asking(BAD_TOKEN)],
    ...(otherToken ? [['With another customer’s token', asking(otherToken)] as const] : []),
  ] as const) {
    const { status, body } = await check.client.raw(path, init);
    if (status < 400 && holdsSomething(body)) faults.push(`${who} it answers ${status}, with what lies in the cart.`);
  }
  check.rule(name, faults, 'shows a customer’s things to others');
}

/** Whether a list with something in it is anywhere within. */
const holdsSomething = (body: unknown, depth = 0): boolean =>
  Array.isArray(body)
    ? body.length > 0
    : isNested(body, depth) && Object.values(body).some((each) => holdsSomething(each, depth + 1));
