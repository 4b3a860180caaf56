import { getCart } from '../../contract/cart.ts';
import { deleteCartLine, increaseQuantity } from '../../contract/cart.ts';
import { postOrder } from '../../contract/order.ts';
import { getCategories } from '../../contract/category.ts';
import type { Call } from '../../contract/call.ts';
import type { Check } from '../check.ts';

const SENT = ['authorization', 'content-type'];
const READ = 'authorization';
const ORDER_KEY = 'idempotency-key';
/** The consequence for an order whose answer is lost, where the key can't be sent. */
export const NO_KEY =
  'Lost: an order whose answer does not arrive is looked for in the list of orders, and not sent again by itself.';

/** The calls that browsers ask leave for, with what each sends. */
const PREFLIGHTS: readonly (readonly [Call, readonly string[]])[] = [
  [getCart, SENT],
  [increaseQuantity, SENT],
  [deleteCartLine, SENT],
  [postOrder, SENT],
];

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());

const lets = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/** Whether browsers of the shop, at another origin, may call and read. */
export async function checkCors(check: Check): Promise<void> {
  const origin = check.options.siteOrigin;
  const name = 'Browsers of the shop may call (CORS)';
  if (origin === undefined)
    return check.findings.rule(name, 'not asked', ['Set SITE_URL to the shop’s address, where it has another origin.']);
  const faults = new Set<string>();
  for (const [call, sent] of PREFLIGHTS)
    for (const fault of await preflight(check, origin, call, sent)) faults.add(fault);
  const headers = { origin, authorization: 'Bearer not.a.token' };
  const answered = await check.client.raw(getCategories.path, { headers });
  const refused = await check.client.raw(getCart.path, { headers });
  if (!lets(answered.headers, origin)) faults.add(`Access-Control-Allow-Origin does not name ${origin}.`);
  if (!lets(refused.headers, origin))
    faults.add(`Access-Control-Allow-Origin of answers with ${refused.status} does not name ${origin}.`);
  if (!listed(answered.headers, 'access-control-expose-headers').includes(READ))
    faults.add(
      'Access-Control-Expose-Headers does not name authorization: the token can’t be read, and nobody can log in.',
    );
  check.rule(name, [...faults], 'stops orders');
  await checkOrderKey(check, origin);
}

async function preflight(check: Check, origin: string, call: Call, sent: readonly string[]): Promise<string[]> {
  const { status, headers } = await check.client.raw(call.path.replace('{id}', '1'), {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': call.method,
      'access-control-request-headers': sent.join(','),
    },
  });
  if (status >= 300) return [`OPTIONS is answered with ${status}: browsers make no call.`];
  const methods = listed(headers, 'access-control-allow-methods');
  const allowed = listed(headers, 'access-control-allow-headers');
  const simple = ['GET', 'POST'].includes(call.method);
  // `*` does not include `authorization` (Fetch, 4.9).
  const refused = sent.filter(
    (header) => !allowed.includes(header) && (header === 'authorization' || !allowed.includes('*')),
  );
  return [
    ...(lets(headers, origin) ? [] : [`Access-Control-Allow-Origin of OPTIONS does not name ${origin}.`]),
    ...(simple || methods.includes('*') || methods.includes(call.method.toLowerCase())
      ? []
      : [`Access-Control-Allow-Methods does not name ${call.method}.`]),
    ...refused.map(
      (header) => `Access-Control-Allow-Headers does not name ${header}: nobody can log in or keep a cart.`,
    ),
  ];
}

/** Whether an order can carry its key; without, one whose answer is lost is looked for among the customer’s orders. */
async function checkOrderKey(check: Check, origin: string): Promise<void> {
  const lost = await preflight(check, origin, postOrder, [ORDER_KEY]);
  const name = 'Browsers may send an order with its Idempotency-Key (CORS)';
  if (lost.length === 0) return check.findings.rule(name, 'right');
  check.findings.rule(name, 'missing', [`Access-Control-Allow-Headers does not name ${ORDER_KEY}. ${NO_KEY}`]);
}
