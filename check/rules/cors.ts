import { requirementOf } from '../../contract/call-requirements.ts';
import { getCart } from '../../contract/cart.ts';
import { deleteCartLine, increaseQuantity } from '../../contract/cart.ts';
import { postOrder } from '../../contract/order.ts';
import { getCategories } from '../../contract/category.ts';
import type { Call } from '../../contract/call.ts';
import type { Check } from '../check.ts';

const SENT = ['authorization', 'content-type'];
const READ = 'authorization';

/** The calls that browsers ask leave for, with what each sends. */
const PREFLIGHTS: readonly (readonly [Call, readonly string[]])[] = [
  [getCart, SENT],
  [increaseQuantity, SENT],
  [deleteCartLine, SENT],
  [postOrder, [...SENT, 'idempotency-key']],
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
    return check.findings.rule(name, 'not asked', 'Set SITE_URL to the shop’s address, where it has another origin.');
  const faults = new Set<string>();
  for (const [call, sent] of PREFLIGHTS)
    for (const fault of await preflight(check, origin, call, sent)) faults.add(fault);
  for (const [what, path] of [
    ['answer', getCategories.path],
    ['refusal', getCart.path],
  ] as const) {
    const { headers } = await check.client.raw(path, { headers: { origin, authorization: 'Bearer not.a.token' } });
    if (!lets(headers, origin))
      faults.add(
        `Access-Control-Allow-Origin of an ${what === 'answer' ? 'answer' : 'answer that refuses'} does not name ${origin}.`,
      );
    const exposed = listed(headers, 'access-control-expose-headers');
    if (what === 'answer' && !exposed.includes(READ))
      faults.add(
        'Access-Control-Expose-Headers does not name authorization: the token can’t be read, and nobody can log in.',
      );
  }
  check.rule(name, [...faults]);
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
  // A star does not stand for authorization (Fetch, 4.9).
  const refused = sent.filter(
    (header) => !allowed.includes(header) && (header === 'authorization' || !allowed.includes('*')),
  );
  return [
    ...(lets(headers, origin) ? [] : [`Access-Control-Allow-Origin of OPTIONS does not name ${origin}.`]),
    ...(simple || methods.includes('*') || methods.includes(call.method.toLowerCase())
      ? []
      : [`Access-Control-Allow-Methods does not name ${call.method}.`]),
    ...refused.map((header) => `Access-Control-Allow-Headers does not name ${header}: ${lossOf(header)}`),
  ];
}

const lossOf = (header: string): string =>
  header === 'idempotency-key' ? requirementOf('postOrder').without : 'nobody can log in or keep a cart.';
