import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { except } from 'hono/combine';
import { etag } from 'hono/etag';
import { shop } from '../src/shop.ts';
import { ORDER_FINGERPRINT } from './http/order-fingerprint.ts';
import { OTP_TICKET } from './http/otp-ticket.ts';
import { responseHeaders } from './http/response-headers.ts';
import { readEditorKey } from './http/require-editor.ts';
import { createPublisher } from './domain/editor/publisher.ts';
import { otpGatewayRest } from './domain/log-in/deliver-otp.ts';
import { OrderEvents } from './domain/orders/order-events.ts';
import { SearchCounter } from './domain/search/counted-searches.ts';
import { onError, onNotFound } from './http/errors.ts';
import { readKeys } from './secrets/keys.ts';
import { Admission } from './http/admission.ts';
import { diskRoom, memoryRoom } from './http/body-room.ts';
import { Metrics } from './http/metrics.ts';
import { logRequests, measureRequests } from './http/record-requests.ts';
import { isStreamed } from './http/streamed-calls.ts';
import { nameRequests } from './http/request-id.ts';
import type { App, Env, Provider } from './http/env.ts';
import { addressRoutes } from './routes/address.ts';
import { authRoutes } from './routes/auth.ts';
import { bannerRoutes } from './routes/banner.ts';
import { brandRoutes } from './routes/brand.ts';
import { cartRoutes } from './routes/cart.ts';
import { categoryRoutes } from './routes/category.ts';
import { cmsRoutes } from './routes/cms.ts';
import { couponRoutes } from './routes/coupon.ts';
import { customerRoutes } from './routes/customer.ts';
import { deskRoutes } from './routes/desk.ts';
import { editorRoutes } from './routes/editor.ts';
import { healthRoutes } from './routes/health.ts';
import { openapiRoutes } from './routes/openapi.ts';
import { orderRoutes } from './routes/order.ts';
import { pictureRoutes } from './routes/picture.ts';
import { pincodeRoutes } from './routes/pincode.ts';
import { pricesRoutes } from './routes/prices.ts';
import { productRoutes } from './routes/product.ts';
import { productVersionRoutes } from './routes/product-versions.ts';
import { pushRoutes } from './routes/push.ts';
import { qrcodeRoutes } from './routes/qrcode.ts';
import { revisionRoutes } from './routes/revision.ts';
import { searchRoutes } from './routes/search.ts';
import { sessionRoutes } from './routes/session.ts';
import { shoppingListRoutes } from './routes/shopping-list.ts';
import { slotRoutes } from './routes/slot.ts';
import { wishlistRoutes } from './routes/wishlist.ts';

const IDEMPOTENCY_KEY = 'idempotency-key';

const memoize = <T>(make: () => T): (() => T) => {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: make() }).value;
};

/** The embedded database runs one statement at a time: more requests at once would only each take longer. */
const EMBEDDED_CONCURRENCY = 4;
/** Concurrency of calls that mostly wait for another server. */
const OUTSIDE_CONCURRENCY = 32;
const concurrencyOf = ({ databaseUrl, databasePool }: Provider['settings']) =>
  databaseUrl ? databasePool : EMBEDDED_CONCURRENCY;

/** What the app is built on; what is left out is taken from the settings. */
type AppOptions = Pick<Provider, 'db' | 'settings' | 'findDrawing' | 'advanceOrders'> &
  Partial<
    Pick<
      Provider,
      'identity' | 'reader' | 'now' | 'publisher' | 'searches' | 'keys' | 'metrics' | 'pictureFor' | 'orderEvents'
    >
  >;

/** Builds the app without listening, so that tests can hand it requests. */
export function createApp({
  db,
  reader = db,
  settings,
  identity = shop,
  now = () => new Date(),
  publisher = createPublisher(settings),
  searches = new SearchCounter(db),
  keys = memoize(() => readKeys(db, settings)),
  metrics = new Metrics(),
  pictureFor = () => '',
  advanceOrders,
  orderEvents = new OrderEvents({ db, advanceOrders, now }),
  ...hooks
}: AppOptions): App {
  const shed = (priority: string, reason: string) => metrics.shed.inc({ priority, reason });
  const longest = settings.requestSeconds * 1000;
  const admission = new Admission(concurrencyOf(settings), shed, { sharesConnection: !settings.databaseUrl, longest });
  metrics.watchAdmission(admission);
  const provider: Provider = {
    db,
    reader,
    settings,
    identity,
    now,
    publisher,
    searches,
    keys,
    metrics,
    admission,
    pictureFor,
    advanceOrders,
    orderEvents,
    ...hooks,
    bodyRoom: memoryRoom(),
    fileRoom: diskRoom(),
    outsideAdmission: {
      gateway: new Admission(OUTSIDE_CONCURRENCY, shed, { longest }),
      publisher: new Admission(OUTSIDE_CONCURRENCY, shed, { longest }),
      encoding: new Admission(OUTSIDE_CONCURRENCY, shed, { longest }),
    },
    otpRest: otpGatewayRest({ now }),
    editorKey: memoize(() => readEditorKey(db, settings)),
  };

  // Not strict: `/cart` and `/cart/` are the same call.
  const root: App = new Hono<Env>({ strict: false });
  // A provider that runs alone is watched at its root; behind the shop's server only `/api` is reached.
  healthRoutes(root, provider);
  const app: App = root.basePath('/api');
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(nameRequests(settings.trustedProxyHeader !== undefined));
  app.use(measureRequests(metrics));
  if (settings.log) app.use(logRequests(now));
  app.use(responseHeaders(settings.corsOrigins.length > 0));
  if (settings.corsOrigins.length > 0) {
    app.use(
      cors({
        origin: settings.corsOrigins,
        allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowHeaders: ['authorization', 'content-type', 'x-editor-key', IDEMPOTENCY_KEY, ORDER_FINGERPRINT, OTP_TICKET],
        exposeHeaders: ['authorization', 'retry-after', 'x-request-id', OTP_TICKET],
        maxAge: 600,
      }),
    );
  }
  // A list that has not changed since, such as that of all pincodes, is not sent again.
  app.use(except(({ req }) => isStreamed(req), etag()));

  for (const routes of [
    addressRoutes,
    authRoutes,
    bannerRoutes,
    brandRoutes,
    cartRoutes,
    categoryRoutes,
    cmsRoutes,
    couponRoutes,
    customerRoutes,
    deskRoutes,
    editorRoutes,
    healthRoutes,
    openapiRoutes,
    orderRoutes,
    pictureRoutes,
    pincodeRoutes,
    pricesRoutes,
    productRoutes,
    productVersionRoutes,
    pushRoutes,
    qrcodeRoutes,
    revisionRoutes,
    searchRoutes,
    sessionRoutes,
    shoppingListRoutes,
    slotRoutes,
    wishlistRoutes,
  ])
    routes(app, provider);
  return app;
}
