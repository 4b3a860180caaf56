import type { Fetch } from '../../check/client.ts';
import type { Harm } from '../../check/verdict.ts';
import type { ShopAdapter } from '../../src/adapter/extension.ts';

/** One fault in a provider that is well otherwise. */
export interface Defect {
  /** The call or rule that has to be named, and a part of what has to be said of it. */
  readonly subject: string;
  readonly verdict: 'wrong' | 'slow';
  readonly says: string;
  /** What it comes to, where it is not small. */
  readonly harm?: Harm;
  /** Whether it is seen by ordering alone. */
  readonly orders?: true;
  /** What the shop's own adapter says. */
  readonly shop?: ShopAdapter;
  /** Stands between the check and the provider. */
  readonly between: (provider: Fetch) => Fetch;
}

interface Body {
  data?: Record<string, unknown>[];
  [field: string]: unknown;
}

const isAt = ({ method, url }: Request, wanted: string): boolean => {
  const [verb, path = ''] = wanted.split(' ');
  const { pathname } = new URL(url);
  return method === verb && (path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path);
};

/** Answers of one call come changed; of refusals only those that are meant. */
const answering =
  (call: string, change: (response: Response, request: Request) => Response | Promise<Response>) =>
  (provider: Fetch): Fetch =>
  async (request) => {
    const response = await provider(request);
    return isAt(request, call) ? change(response, request) : response;
  };

/** One call is sent on in another way, or not at all. */
const asking =
  (call: string, change: (url: URL) => URL | Response) =>
  (provider: Fetch): Fetch =>
  async (request) => {
    if (!isAt(request, call)) return provider(request);
    const changed = change(new URL(request.url));
    return changed instanceof Response ? changed : provider(new Request(changed, request));
  };

const withBody = (call: string, change: (body: Body) => void) =>
  answering(call, async (response) => {
    if (!response.ok) return response;
    const body = (await response.json()) as Body;
    change(body);
    return Response.json(body, { headers: response.headers });
  });

const withoutHeader = (call: string, name: string) =>
  answering(call, (response) => {
    const headers = new Headers(response.headers);
    headers.delete(name);
    return new Response(response.status === 204 ? null : response.body, { status: response.status, headers });
  });

const LATE_MS = 700;
const late = () => new Promise((resolve) => setTimeout(resolve, LATE_MS));

const LIST = 'GET /api/product/web/';
const BY_ID = 'GET /api/product/web/byid/*';
const UNITS = 'The unit of every amount is certain';

/** By what is wrong. */
export const defects: Readonly<Record<string, Defect>> = {
  'a price that is no number': {
    subject: 'GET /product/web/',
    verdict: 'wrong',
    says: 'data[].price: ',
    between: withBody(LIST, ({ data }) => Object.assign(data?.[0] ?? {}, { price: 'on request' })),
  },
  'categories without a name': {
    subject: 'GET /product-category/web/',
    verdict: 'wrong',
    harm: 'stops orders',
    says: 'data[].name: nothing came',
    between: withBody('GET /api/product-category/web/', ({ data }) => data?.forEach((each) => delete each['name'])),
  },
  'a page that is always the first': {
    subject: 'The second page goes on where the first ends',
    verdict: 'wrong',
    says: '20 products of page 1 stand on page 2 again',
    between: asking(LIST, (url) => (url.searchParams.set('page', '1'), url)),
  },
  'a limit that is not kept to': {
    subject: 'A list has as many as its limit',
    verdict: 'wrong',
    says: 'limit=5 returned 20',
    between: asking(LIST, (url) => (url.searchParams.set('limit', '20'), url)),
  },
  'a count that is too high': {
    subject: 'count is the number of all',
    verdict: 'wrong',
    says: 'count says 9999',
    between: withBody(LIST, (body) => Object.assign(body, { count: 9999 })),
  },
  'another price by id': {
    subject: 'A product is the same in a list and by its id',
    verdict: 'wrong',
    harm: 'costs money',
    says: 'by id.',
    between: withBody(BY_ID, (body) => Object.assign(body, { price: Number(body['price']) + 1 })),
  },
  'another id by id': {
    subject: 'A product is the same in a list and by its id',
    verdict: 'wrong',
    harm: 'costs money',
    says: 'has the id',
    between: withBody(BY_ID, (body) => Object.assign(body, { id: 'another' })),
  },
  'a search that finds something else': {
    subject: 'Search finds a product by its name',
    verdict: 'wrong',
    says: 'is not among the results',
    between: withBody('GET /api/product/web/search/', (body) => Object.assign(body, { data: [] })),
  },
  'a picture that is not there': {
    subject: 'Pictures can be fetched',
    verdict: 'wrong',
    says: 'it answers 404',
    between: withBody(LIST, ({ data }) => Object.assign(data?.[0] ?? {}, { image: '/no-picture.png' })),
  },
  'a fault of one call': {
    subject: 'GET /product/web/newproduct/',
    verdict: 'wrong',
    says: 'It answers 500',
    between: asking('GET /api/product/web/newproduct/', () => new Response('', { status: 500 })),
  },
  'a call that takes its time': {
    subject: 'GET /pincode/web/drop-down',
    verdict: 'slow',
    says: '95 of 100 answers within',
    between: answering('GET /api/pincode/web/drop-down', async (response) => (await late(), response)),
  },
  'a refusal in HTML': {
    subject: 'An unknown product is refused with 404, in words',
    verdict: 'wrong',
    says: 'came as HTML',
    between: answering(BY_ID, (response) =>
      response.ok
        ? response
        : new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
    ),
  },
  'no token in the header': {
    subject: 'POST /customer/login/verify-otp',
    verdict: 'wrong',
    harm: 'stops orders',
    says: 'No token came in the authorization header',
    between: withoutHeader('POST /api/customer/login/verify-otp', 'authorization'),
  },
  'a token that browsers can’t read': {
    subject: 'Browsers of the shop may call (CORS)',
    verdict: 'wrong',
    harm: 'stops orders',
    says: 'Access-Control-Expose-Headers does not name authorization',
    between: withoutHeader('GET /api/product-category/web/', 'access-control-expose-headers'),
  },
  'a header that browsers may not send': {
    subject: 'Browsers of the shop may call (CORS)',
    verdict: 'wrong',
    harm: 'stops orders',
    says: 'Access-Control-Allow-Headers does not name authorization',
    between: withoutHeader('OPTIONS /api/*', 'access-control-allow-headers'),
  },
  'a bad token that counts': {
    subject: 'A token that does not count is answered with 401',
    verdict: 'wrong',
    says: 'GET /order/ answers 200, not 401',
    between: answering('GET /api/order/', () => Response.json({ data: [] })),
  },
  'a cart for whoever names its owner': {
    subject: 'Nobody sees a customer’s cart by the customerId alone',
    verdict: 'wrong',
    harm: 'shows a customer’s things to others',
    says: 'Without a token it answers 200',
    between: answering('GET /api/cart/web/c', (response) =>
      response.ok ? response : Response.json({ data: [{ id: 1 }] }),
    ),
  },
  'a cart that costs more': {
    subject: 'The cart costs what its lines cost',
    verdict: 'wrong',
    harm: 'costs money',
    says: 'totalPrice is',
    between: withBody('GET /api/cart/web/c', (body) =>
      Object.assign(body, { totalPrice: Number(body['totalPrice']) + 10 }),
    ),
  },
  'a line that stays': {
    subject: 'What is taken out of the cart is gone',
    verdict: 'wrong',
    harm: 'costs money',
    says: 'It is still there',
    between: asking('DELETE /api/cart/delete-cart/*', () => new Response(null, { status: 204 })),
  },
  'a price in paise by id': {
    subject: UNITS,
    verdict: 'wrong',
    harm: 'costs money',
    says: 'costs 35 by GET /product/web/ and 3500 by GET /product/web/byid/{id}: one of them is in another unit. All prices of GET /product/web/byid/{id} end in 00',
    between: withBody(BY_ID, (body) => Object.assign(body, { price: Number(body['price']) * 100 })),
  },
  'an amount that says no scale': {
    subject: UNITS,
    verdict: 'wrong',
    harm: 'costs money',
    says: 'costs 35.25 by GET /product/web/ and 3525 by GET /product/web/byid/{id}',
    between: (provider) =>
      withBody(LIST, ({ data }) =>
        Object.assign(data?.[0] ?? {}, { price: { amount: 3525, currency: 'INR', scale: 2 } }),
      )(withBody(BY_ID, (body) => Object.assign(body, { price: { amount: 3525, currency: 'INR' } }))(provider)),
  },
  'a cart whose lines are in paise': {
    subject: UNITS,
    verdict: 'wrong',
    harm: 'costs money',
    says: 'GET /cart/web/c: its lines make 3500 and its totalPrice is 35',
    between: withBody('GET /api/cart/web/c', (body) => {
      body.data?.forEach((line) => Object.assign(line, { price: 3500, quantity: 1 }));
      body['totalPrice'] = 35;
    }),
  },
  'an order that is made twice': {
    subject: 'One call makes one order',
    verdict: 'wrong',
    harm: 'costs money',
    orders: true,
    says: 'It made 2.',
    between: withBody('GET /api/order/', (body) =>
      Object.assign(body, { data: body.data?.flatMap((one) => [one, { ...one, id: `${String(one['id'])}-again` }]) }),
    ),
  },
  'a key of an order that counts for nothing': {
    subject: 'One Idempotency-Key makes one order',
    verdict: 'wrong',
    harm: 'costs money',
    orders: true,
    shop: { keepsIdempotencyKey: true },
    says: 'made another order. The provider is said to keep to it.',
    between: (provider) => {
      let first = '';
      return async (request) => {
        if (isAt(request, 'POST /api/order') && first) return Response.json({ id: `${first}-again` }, { status: 201 });
        const isAgain = first !== '' && request.url.endsWith(`${first}-again`);
        const response = await provider(isAgain ? new Request(request.url.replace('-again', ''), request) : request);
        if (isAgain) return Response.json({ ...((await response.json()) as object), id: `${first}-again` });
        if (isAt(request, 'POST /api/order')) first = ((await response.clone().json()) as { id: string }).id;
        return response;
      };
    },
  },
  'nowhere to deliver to': {
    subject: 'There is somewhere to deliver to',
    verdict: 'wrong',
    harm: 'stops orders',
    says: 'No pincode came',
    between: withBody('GET /api/pincode/web/drop-down', (body) => Object.assign(body, { data: [] })),
  },
  'an address that is not kept': {
    subject: 'An address that is saved can be chosen',
    verdict: 'wrong',
    harm: 'stops orders',
    says: 'It is not listed.',
    between: asking('POST /api/user-address/', () =>
      Response.json({ id: 'none', name: 'Check', phone: '9830012345', line1: '1 Check Lane' }, { status: 201 }),
    ),
  },
  'a code that is never right': {
    subject: 'The test customer can log in',
    verdict: 'wrong',
    harm: 'stops orders',
    says: 'They can’t.',
    between: asking('POST /api/customer/login/verify-otp', () =>
      Response.json({ message: 'This code is wrong.', code: 'WRONG' }, { status: 400 }),
    ),
  },
};
