import { findItem, shownItem } from './catalogue.ts';
import {
  caller,
  findAddress,
  payment,
  regulars,
  type Customer,
  type Entry,
  type Order,
  type Window,
} from './customers.ts';
import { isGone, items, newId, priceOf, type Item, type Variant } from './goods.ts';
import {
  BusinessError,
  dateTime,
  day,
  daysAgo,
  HttpError,
  inr,
  need,
  notOneOf,
  pageOf,
  pathId,
  uuid,
  uuidIn,
  wholeNumber,
  type Call,
  type Routes,
} from './spring.ts';

const FREE_ABOVE = 50_000;
const FEE = 3_950;
const MIN_ORDER = 9_900;
const deliveryFee = (subTotal: number) => (subTotal >= FREE_ABOVE ? 0 : FEE);
const rs = (paise: number) => `Rs ${(paise / 100).toFixed(2)}`;

interface Coupon {
  couponId: string;
  couponCode: string;
  couponTitle: string;
  min: number;
  percentage?: number;
  cap?: number;
  flat?: number;
}
const coupons: Coupon[] = [
  {
    couponId: newId('cpn1'),
    couponCode: 'FRESH10',
    couponTitle: '10% off up to Rs 75 on baskets above Rs 200',
    percentage: 10,
    cap: 7_500,
    min: 20_000,
  },
  {
    couponId: newId('cpn2'),
    couponCode: 'SAVE50',
    couponTitle: 'Flat Rs 50 off above Rs 499',
    flat: 5_000,
    min: 49_900,
  },
  {
    couponId: newId('cpn3'),
    couponCode: 'BIG200',
    couponTitle: 'Flat Rs 200 off above Rs 2,500',
    flat: 20_000,
    min: 250_000,
  },
];

const shownCoupon = ({ couponId, couponCode, couponTitle, min, percentage, cap, flat }: Coupon) => ({
  couponId,
  couponCode,
  couponTitle,
  discountType: flat ? 'FLAT' : 'PERCENTAGE',
  discountPercentage: percentage ?? null,
  discountAmount: flat ? inr(flat) : null,
  maximumDiscount: cap ? inr(cap) : null,
  minimumBasketValue: inr(min),
  validTill: '2027-03-31',
});

function discountOf(code: string, subTotal: number): { couponCode: string; discount: number } {
  const coupon = coupons.find(({ couponCode }) => couponCode === code.trim().toUpperCase());
  if (!coupon) throw new BusinessError('E140', 'Coupon code is not valid');
  const { couponCode, min, percentage = 0, cap = 0, flat } = coupon;
  if (subTotal < min)
    throw new BusinessError('E141', `Add items worth ${rs(min - subTotal)} more to use ${couponCode}`);
  return { couponCode, discount: flat ?? Math.min(cap, Math.round((subTotal * percentage) / 100)) };
}

const HOURS = [
  ['09:00:00', '11:00:00'],
  ['11:00:00', '13:00:00'],
  ['17:00:00', '19:00:00'],
  ['19:00:00', '21:00:00'],
];

function windowOn(days: number, at: number): Window {
  const [windowStart = '', windowEnd = ''] = HOURS[at] ?? [];
  const deliveryDate = day(days);
  return { windowId: newId(`win${deliveryDate}${windowStart}`), deliveryDate, windowStart, windowEnd };
}

/** The coming three days': tomorrow's first is taken. */
const windows = () =>
  [1, 2, 3].flatMap((days) =>
    HOURS.map((_, at) => {
      const isFull = days === 1 && at === 0;
      return {
        ...windowOn(days, at),
        capacityRemaining: isFull ? 0 : 15,
        windowStatus: isFull ? 'FULL' : 'OPEN',
      };
    }),
  );

const subTotalOf = ({ entries }: Customer) =>
  entries.reduce((sum, { variant, quantity }) => sum + priceOf(variant) * quantity, 0);

/** A line goes by its number, which is its place. */
const shownEntry = ({ item, variant, quantity, price = priceOf(variant) }: Entry, entryNumber: number) => ({
  entryNumber,
  itemId: item.id,
  itemName: item.name,
  variantId: variant.id,
  packSize: variant.packSize,
  imageUri: item.images[0] ?? null,
  quantity,
  availableQuantity: variant.stock,
  listPrice: inr(variant.mrp),
  unitPrice: inr(price),
  entryTotal: inr(price * quantity),
});

const shownBasket = (customer: Customer) => ({
  basket: {
    basketId: customer.basketId,
    basketEntries: customer.entries.map(shownEntry),
    count: customer.entries.length,
    totalPrice: inr(subTotalOf(customer)),
    totalSavings: inr(
      customer.entries.reduce((sum, { variant, quantity }) => sum + (variant.mrp - priceOf(variant)) * quantity, 0),
    ),
  },
});

function listedOrder(order: Order) {
  const { deliveryDate, windowId, windowStart, windowEnd } = order.window;
  return {
    orderId: order.id,
    orderNumber: order.number,
    orderState: order.state,
    placedOn: dateTime(order.created),
    paymentMode: order.paymentMode,
    paymentStatus: 'PENDING',
    deliveryDate,
    deliveryWindow: { windowId, windowStart, windowEnd },
    itemCount: order.entries.length,
    subTotal: inr(order.subTotal),
    couponCode: order.couponCode,
    discountAmount: inr(order.discount),
    deliveryAmount: inr(order.fee),
    orderTotal: inr(order.total),
  };
}

const wholeOrder = (order: Order) => ({
  ...listedOrder(order),
  deliveryAddress: order.address,
  orderEntries: order.entries.map(shownEntry),
});

function checkQuantity(item: Item, { stock }: Variant, quantity: number): void {
  if (stock === 0 || isGone(item)) throw new BusinessError('E120', 'Item is out of stock');
  if (quantity > stock) throw new BusinessError('E121', `Only ${stock} units available`);
  if (quantity > 10) throw new BusinessError('E122', 'You can order a maximum of 10 units of an item');
}

function entryOf(call: Call): { customer: Customer; entry: Entry } {
  const customer = caller(call);
  const number = call.params[0] ?? '';
  const entry = customer.entries[wholeNumber(number)];
  if (!entry) throw new HttpError(404, `Basket entry ${number} not found`);
  return { customer, entry };
}

function drop(customer: Customer, entry: Entry): void {
  customer.entries = customer.entries.filter((one) => one !== entry);
}

const shownFavourites = (customer: Customer) => ({
  favourites: customer.favourites.map(({ id, item, at }) => ({
    favouriteId: id,
    addedOn: dateTime(at),
    item: shownItem(item, customer),
  })),
  count: customer.favourites.length,
});

const PAYMENT_MODES = ['CASH_ON_DELIVERY', 'UPI_QR'];

let lastOrder = 4_100;

function placeOrder(customer: Customer, body: Record<string, unknown>): Order {
  const { addressId, windowId, paymentMode } = need(body, 'addressId', 'windowId', 'paymentMode');
  if (!PAYMENT_MODES.includes(paymentMode)) throw notOneOf('PaymentMode', paymentMode, PAYMENT_MODES);
  const address = { ...findAddress(customer, uuid(addressId)) };
  const wanted = uuid(windowId);
  const window = windows().find((one) => one.windowId === wanted);
  if (!window) throw new HttpError(404, `Delivery window ${windowId} not found`);
  if (window.windowStatus !== 'OPEN')
    throw new BusinessError('E152', 'Selected delivery window is full, please choose another');
  if (customer.entries.length === 0) throw new BusinessError('E150', 'Basket is empty');
  const subTotal = subTotalOf(customer);
  if (subTotal < MIN_ORDER) throw new BusinessError('E151', `Minimum order value is ${rs(MIN_ORDER)}`);
  const code = body['couponCode'] ? String(body['couponCode']) : null;
  const { couponCode, discount } = code ? discountOf(code, subTotal) : { couponCode: null, discount: 0 };
  for (const { item, variant, quantity } of customer.entries) checkQuantity(item, variant, quantity);
  for (const { variant, quantity } of customer.entries) variant.stock -= quantity;
  const fee = deliveryFee(subTotal);
  lastOrder += 1;
  const order: Order = {
    id: newId(),
    number: `KRN-${day(0).slice(0, 4)}-${lastOrder}`,
    state: 'CONFIRMED',
    created: new Date(),
    paymentMode,
    window,
    address,
    entries: customer.entries.map((entry) => ({ ...entry, price: priceOf(entry.variant) })),
    subTotal,
    discount,
    couponCode,
    fee,
    total: subTotal - discount + fee,
  };
  customer.orders.push(order);
  customer.transactions.unshift(payment(order, 'PENDING'));
  customer.entries = [];
  customer.basketId = newId();
  return order;
}

/** What a regular's orders came to, the oldest last: more than a page of them. */
const STATES = ['RETURNED', 'RETURN_PICKED_UP', 'AWAITING_CRATE', ...Array<string>(19).fill('DELIVERED')];

function fill(regular: Customer): void {
  const [address] = regular.addresses;
  if (!address) return;
  regular.favourites = items.slice(45, 57).map((item) => ({ id: newId(), item, at: daysAgo(8) }));
  for (const [at, state] of [...STATES.entries()].toReversed()) {
    const entries = items.slice(at, at + 2).map((item) => {
      const [variant] = item.variants;
      return { item, variant, quantity: 2, price: priceOf(variant) };
    });
    const subTotal = entries.reduce((sum, { price }) => sum + price * 2, 0);
    const fee = deliveryFee(subTotal);
    const order: Order = {
      id: newId(),
      number: `KRN-2026-${4_000 - at}`,
      state,
      created: daysAgo(7 + at * 3),
      paymentMode: 'CASH_ON_DELIVERY',
      window: windowOn(-6 - at * 3, 1),
      address,
      entries,
      subTotal,
      discount: 0,
      couponCode: null,
      fee,
      total: subTotal + fee,
    };
    regular.orders.push(order);
    regular.transactions.unshift(payment(order, 'SUCCESS'));
  }
}
for (const regular of regulars) fill(regular);

function findOrder(call: Call): Order {
  const id = pathId(call);
  const order = caller(call).orders.find((one) => one.id === id);
  if (!order) throw new HttpError(404, `Order ${id} not found`);
  return order;
}

/** For who is logged in. */
export const ownShopping: Routes = {
  'POST /cart/': (call) => {
    const customer = caller(call);
    const given = need(call.body, 'itemId', 'quantity');
    const item = findItem(uuid(given.itemId));
    const variantId = call.body['variantId'] ? uuid(String(call.body['variantId'])) : item.variants[0].id;
    const variant = item.variants.find(({ id }) => id === variantId);
    if (!variant) throw new HttpError(404, `Variant ${variantId} not found for item ${item.id}`);
    const quantity = Number(given.quantity);
    if (!Number.isInteger(quantity) || quantity < 1)
      throw new HttpError(400, 'Validation failed: quantity must be greater than or equal to 1');
    const entry = customer.entries.find((one) => one.variant === variant);
    checkQuantity(item, variant, (entry?.quantity ?? 0) + quantity);
    if (entry) entry.quantity += quantity;
    else customer.entries.push({ item, variant, quantity });
    return shownBasket(customer);
  },
  'GET /cart/web/c': (call) => {
    uuidIn(call, 'customerId');
    return shownBasket(caller(call));
  },
  'PUT /cart/quantityIncrease/{id}': (call) => {
    const { customer, entry } = entryOf(call);
    checkQuantity(entry.item, entry.variant, entry.quantity + 1);
    entry.quantity += 1;
    return shownBasket(customer);
  },
  'PUT /cart/quantityDecrease/{id}': (call) => {
    const { customer, entry } = entryOf(call);
    entry.quantity -= 1;
    if (entry.quantity < 1) drop(customer, entry);
    return shownBasket(customer);
  },
  'DELETE /cart/delete-cart/{id}': (call) => {
    const { customer, entry } = entryOf(call);
    drop(customer, entry);
    return shownBasket(customer);
  },
  'POST /wishlist/web': (call) => {
    const { favourites } = caller(call);
    const item = findItem(uuid(need(call.body, 'itemId').itemId));
    if (favourites.some((favourite) => favourite.item === item))
      throw new BusinessError('E160', 'Item is already in your favourites');
    const favourite = { id: newId(), item, at: new Date() };
    favourites.push(favourite);
    return { favouriteId: favourite.id, itemId: item.id };
  },
  'GET /wishlist/web/w': (call) => {
    uuidIn(call, 'customerId');
    return shownFavourites(caller(call));
  },
  'DELETE /cart/delete-wishlist/{id}': (call) => {
    const customer = caller(call);
    const id = pathId(call);
    const favourite = customer.favourites.find((one) => one.id === id);
    if (!favourite) throw new HttpError(404, `Favourite ${id} not found`);
    customer.favourites = customer.favourites.filter((one) => one !== favourite);
    return null;
  },
  'GET /order/get-deliveryamount/{id}': (call) => ({ deliveryAmount: inr(findOrder(call).fee) }),
  'GET /order/': (call) => pageOf(call, caller(call).orders.toReversed(), listedOrder),
  'GET /order/{id}': (call) => ({ order: wholeOrder(findOrder(call)) }),
  'POST /order': (call) => ({ order: wholeOrder(placeOrder(caller(call), call.body)) }),
  'POST /coupon-master/web/checkavailability': (call) => {
    const code = need(call.body, 'couponCode').couponCode;
    const basketValue = subTotalOf(caller(call));
    if (basketValue === 0) throw new BusinessError('E150', 'Basket is empty');
    const { couponCode, discount } = discountOf(code, basketValue);
    return {
      couponCode,
      applicable: true,
      discountAmount: inr(discount),
      basketValue: inr(basketValue),
      payableAmount: inr(basketValue - discount),
    };
  },
};

export const shopping: Routes = {
  'GET /order/delivery-amount-check/': ({ query }) => {
    const amount = query.get('orderAmonut');
    if (amount === null)
      throw new HttpError(
        400,
        "Required request parameter 'orderAmonut' for method parameter type BigDecimal is not present",
      );
    if (!/^\d+(?:\.\d+)?$/.test(amount))
      throw new HttpError(
        400,
        "Failed to convert value of type 'java.lang.String' to required type 'java.math.BigDecimal'",
      );
    return {
      deliveryAmount: inr(deliveryFee(Math.round(Number(amount) * 100))),
      freeDeliveryAbove: inr(FREE_ABOVE),
      minimumOrderAmount: inr(MIN_ORDER),
    };
  },
  ...ownShopping,
  'GET /delivery-slot/web/list': () => ({ deliveryWindows: windows() }),
  'GET /coupon-master/dropdown/list': () => ({ coupons: coupons.map(shownCoupon) }),
};
