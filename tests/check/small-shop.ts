import type { Fetch } from '../../check/client.ts';
import { readOptions } from '../../check/options.ts';
import { type Report, runCheck } from '../../check/run.ts';
import type { Finding } from '../../check/verdict.ts';
import type { ShopAdapter } from '../../src/adapter/extension.ts';

const PROVIDER = 'http://provider.test';
export const CUSTOMER = { id: 'c1', name: 'Mitali Sen', phone: '9830000001', email: 'mitali@example.in' };

interface Asked {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
}
type Answer = (asked: Asked) => unknown;

/** What a call is answered with: JSON with status 200, or a whole response. */
type Answers = Readonly<Record<string, Answer>>;

/** A provider in memory that speaks the contract; tests replace answers of it. */
export class SmallShop {
  goods = ['rice', 'dal', 'atta'].map((id, i) => ({ id, name: `Good ${id}`, price: 40 + i, stock: 50 }));
  minimumOrder: number | null = null;
  cart = new Map<string, number>();
  wishes: string[] = [];
  addresses = ['home'];
  orders: string[] = [];
  /** What was sent, such as `POST /cart/`, with its body. */
  readonly sent: { readonly call: string; readonly body: unknown }[] = [];

  readonly #answers: Answers;

  constructor(answers: (shop: SmallShop) => Answers = () => ({})) {
    this.#answers = { ...this.#own(), ...answers(this) };
  }

  readonly fetch: Fetch = async (request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const path = pathname.slice('/api'.length);
    const call = `${request.method} ${path}`;
    const body = (await request.json().catch(() => ({}))) as Asked['body'];
    const isCustomers =
      /^\/(?:customer\/[dmtu]|user-address|cart|wishlist|order)/.test(path) && !path.includes('deliver');
    if (isCustomers && request.headers.get('authorization') !== 'Bearer t') return refusal(401, 'Please log in.');
    if (request.method !== 'GET') this.sent.push({ call, body });
    const at = path.lastIndexOf('/') + 1;
    const withId = `${request.method} ${path.slice(0, at)}{id}`;
    const answer = this.#answers[call] ?? this.#answers[withId];
    const given = answer?.({ id: decodeURIComponent(path.slice(at)), body, query });
    if (!answer) return refusal(404, 'There is no such page.');
    return given instanceof Response ? given : Response.json(given ?? {});
  };

  /** The cart, as its lines. */
  readonly lines = () => ({
    data: [...this.cart].map(([id, quantity]) => ({ id: `l-${id}`, product: this.#good(id), quantity })),
    count: [...this.cart.values()].reduce((sum, units) => sum + units, 0),
    totalPrice: this.total(),
  });

  readonly total = (): number =>
    [...this.cart].reduce((sum, [id, quantity]) => sum + this.#good(id).price * quantity, 0);

  /** Makes an order of the cart; null where it is refused. */
  readonly order = (): object | Response => {
    if (this.cart.size === 0) return refusal(409, 'Your cart is empty.');
    if (this.total() < (this.minimumOrder ?? 0)) return refusal(422, `Minimum order value is Rs ${this.minimumOrder}`);
    this.orders.unshift(`o${this.orders.length + 1}`);
    this.cart.clear();
    return { data: orderOf(this.orders[0] ?? '') };
  };

  #good(id: string) {
    return this.goods.find((good) => good.id === id) ?? { id, name: 'None', price: 0, stock: 0 };
  }

  #move(line: string, by: number): object {
    const id = line.replace('l-', '');
    const units = (this.cart.get(id) ?? 0) + by;
    if (units > 0) this.cart.set(id, units);
    else this.cart.delete(id);
    return { data: null };
  }

  #own(): Answers {
    const charge = () => ({ deliveryAmount: 0, minimumOrder: this.minimumOrder });
    return {
      'GET /product-category/web/': () => ({ data: [{ id: 'food', name: 'Food' }] }),
      'GET /product/web/': ({ query }) => {
        const limit = Number(query.get('limit') ?? 20);
        const from = (Number(query.get('page') ?? 1) - 1) * limit;
        return from < 0
          ? refusal(400, 'Pages are counted from one.')
          : { data: this.goods.slice(from, from + limit), count: this.goods.length };
      },
      'GET /product/web/byid/{id}': ({ id }) =>
        this.goods.some((good) => good.id === id)
          ? { data: this.#good(id) }
          : refusal(404, 'There is no such product.'),
      'GET /product/product-variant-by-pid/web/{id}': ({ id }) => ({ data: [this.#good(id)] }),
      'GET /pincode/web/drop-down': () => ({ data: [{ id: 'p1', pincode: '560001', deliverable: true }] }),
      'GET /delivery-slot/web/list': () => ({
        data: [{ id: 's1', date: '2026-12-01', from: '09:00', to: '11:00', left: 5 }],
      }),
      'GET /order/delivery-amount-check/': charge,
      'GET /order/get-deliveryamount/{id}': charge,
      'POST /customer/login/get-otp': ({ body }) =>
        body['phone'] === '' ? refusal(400, 'Please enter your number.') : { data: null },
      'POST /customer/login/verify-otp': ({ body }) =>
        body['otp'] === '123456'
          ? Response.json({ data: CUSTOMER }, { headers: { authorization: 'Bearer t' } })
          : refusal(400, 'This code is wrong.'),
      'GET /customer/detail': () => ({ data: CUSTOMER }),
      'GET /customer/myprofile': () => ({ data: CUSTOMER }),
      'PUT /customer/myprofile': () => ({ data: CUSTOMER }),
      'GET /customer/transaction': () => ({ data: [] }),
      'GET /user-address/': () => ({ data: this.addresses.map(addressOf) }),
      'GET /user-address/{id}': ({ id }) => ({ data: addressOf(id) }),
      'POST /user-address/': () => {
        this.addresses.push('new');
        return { data: addressOf('new') };
      },
      'PUT /user-address/{id}': ({ id }) => ({ data: addressOf(id) }),
      'DELETE /user-address/{id}': ({ id }) => {
        this.addresses = this.addresses.filter((other) => other !== id);
        return { data: addressOf(id) };
      },
      'GET /cart/web/c': this.lines,
      'POST /cart/': ({ body }) => this.#move(String(body['productId']), Number(body['quantity'] ?? 1)),
      'PUT /cart/quantityIncrease/{id}': ({ id }) => this.#move(id, 1),
      'PUT /cart/quantityDecrease/{id}': ({ id }) => this.#move(id, -1),
      'DELETE /cart/delete-cart/{id}': ({ id }) => this.#move(id, -Infinity),
      'GET /wishlist/web/w': () => ({
        data: this.wishes.map((id) => ({ id: `w-${id}`, product: this.#good(id) })),
        count: this.wishes.length,
      }),
      'POST /wishlist/web': ({ body }) => void this.wishes.push(String(body['productId'])),
      'DELETE /cart/delete-wishlist/{id}': ({ id }) => {
        this.wishes = this.wishes.filter((other) => `w-${other}` !== id);
      },
      'GET /order/': () => ({ data: this.orders.map(orderOf) }),
      'GET /order/{id}': ({ id }) => ({ data: orderOf(id) }),
      'POST /order': this.order,
      'PUT /order/cancel/{id}': ({ id }) => ({ data: { ...orderOf(id), status: 'cancelled' } }),
    };
  }
}

const addressOf = (id: string) => ({
  id,
  label: 'Home',
  name: CUSTOMER.name,
  phone: CUSTOMER.phone,
  line1: '12 Lake Road',
  pincode: { id: 'p1', pincode: '560001', deliverable: true },
});

const orderOf = (id: string) => ({
  id,
  number: `N-${id}`,
  status: 'placed',
  placedAt: '2026-11-30T09:00:00Z',
  history: [],
  items: [{ productId: 'rice', name: 'Good rice', price: 40, quantity: 1 }],
  totalPrice: 40,
  deliveryAmount: 0,
  couponAmount: 0,
  toPay: 40,
  paymentMethod: 'cash',
  addressId: 'home',
});

export const refusal = (status: number, message: string): Response =>
  Response.json({ message, code: 'NO' }, { status });

/** Walks it as its customer. */
export const check = (
  shop: SmallShop,
  args: readonly string[] = [],
  adapter?: ShopAdapter,
  environment: Record<string, string> = { CHECK_TOKEN: 't' },
): Promise<Report> =>
  runCheck(
    readOptions([PROVIDER, '--repeats', '0', ...args], environment, () => Promise.resolve('123456')),
    undefined,
    shop.fetch,
    adapter,
  );

export const found = ({ calls, rules }: Report, subject: string): Finding | undefined =>
  [...calls, ...rules].find((finding) => finding.subject === subject);

/** What was found and said of a call or rule, in one line. */
export function said(report: Report, subject: string): string {
  const { verdict = 'nothing', notes = [] } = found(report, subject) ?? {};
  return [verdict, ...notes].join(' | ');
}
