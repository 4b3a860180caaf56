import type { Call, Routes } from '../small-server.ts';
import { findRow, ok, page, refuse, shown } from './catalogue.ts';
import { customerOf, fields, regulars, type Customer } from './customers.ts';
import type { Row } from './goods.ts';

interface Line {
  cart_id: number;
  /** null: taken off the shelves since. */
  row: Row | null;
  qty: number;
}
interface Basket {
  lines: Line[];
  wishes: Row[];
  orders: Record<string, unknown>[];
}

const baskets = new Map<Customer, Basket>();
let lastNumber = 900;
const next = () => (lastNumber += 1);
for (const regular of regulars)
  baskets.set(regular, { lines: [{ cart_id: next(), row: null, qty: 2 }], wishes: [], orders: [] });

function basketOf(call: Call): Basket {
  const customer = customerOf(call);
  const basket = baskets.get(customer) ?? { lines: [], wishes: [], orders: [] };
  baskets.set(customer, basket);
  return basket;
}

function lineOf(call: Call): Line {
  const line = basketOf(call).lines.find(({ cart_id }) => String(cart_id) === call.params[0]);
  if (!line) throw refuse(404, 'cart_id', 'Item not found in cart');
  return line;
}

const totalOf = (lines: Line[]) => lines.reduce((sum, { row, qty }) => sum + Number(row?.selling_price ?? 0) * qty, 0);
const deliveryFor = (amount: number) => (amount >= 600 ? 0 : 40);

const COUPON = {
  coupon_id: 3,
  coupon_code: 'BAZAAR25',
  coupon_title: '<b>Flat &#8377;25 off</b>',
  discount_value: '25.00',
  min_order_amount: '200.00',
};

function discountOf(code: string, amount: number): number {
  if (code.toUpperCase() !== COUPON.coupon_code) throw refuse(422, 'coupon_code', 'This coupon is not valid.');
  if (amount < 200) throw refuse(422, 'coupon_code', 'Add items worth &#8377;200 to use this coupon.');
  return 25;
}

const DAY = 86_400_000;
/** Tomorrow and the day after, three spans each; the first of each day is full. */
function slots() {
  return [1, 2].flatMap((ahead) => {
    const [year, month, day] = new Date(Date.now() + ahead * DAY + 5.5 * 3_600_000)
      .toISOString()
      .slice(0, 10)
      .split('-');
    return [
      ['09:00 AM', '12:00 PM'],
      ['12:00 PM', '03:00 PM'],
      ['05:00 PM', '08:00 PM'],
    ].map(([from_time, to_time], at) => ({
      slot_id: ahead * 10 + at,
      slot_date: `${day}-${month}-${year}`,
      from_time,
      to_time,
      is_available: at === 0 ? '0' : '1',
    }));
  });
}

function placeOrder(call: Call, media: string) {
  const customer = customerOf(call);
  const basket = basketOf(call);
  const { address_id, slot_id } = fields(call.body, 'address_id', 'slot_id');
  const address = customer.addresses.find((one) => String(one['address_id']) === address_id);
  if (!address) throw refuse(422, 'address_id', 'Select a delivery address.');
  const slot = slots().find((one) => String(one.slot_id) === slot_id && one.is_available === '1');
  if (!slot) throw refuse(422, 'slot_id', 'This slot just got full. Choose another.');
  const lines = basket.lines.filter(({ row }) => row);
  if (lines.length === 0) throw refuse(422, 'cart', 'Your cart is empty.');
  const sub_total = totalOf(lines);
  const code = String(call.body['coupon_code'] ?? '');
  const discount = code ? discountOf(code, sub_total) : 0;
  const order = {
    order_id: next(),
    order_no: `BZ/26/${lastNumber}`,
    placed_on: '22-11-2026 10:15 AM',
    order_status: 'order_confirmed',
    status_label: 'Confirmed &amp; being packed',
    payment_mode: 'COD',
    sub_total: sub_total.toFixed(2),
    discount_amount: discount.toFixed(2),
    delivery_charge: deliveryFor(sub_total).toFixed(2),
    grand_total: (sub_total - discount + deliveryFor(sub_total)).toFixed(2),
    slot,
    delivery_address: address,
    line_items: lines.map(({ row, qty }) => ({
      order_item_id: next(),
      product: row && shown(row, media),
      qty: String(qty),
      unit_price: row?.selling_price,
      line_total: (Number(row?.selling_price) * qty).toFixed(2),
    })),
  };
  basket.orders.unshift(order);
  basket.lines = [];
  return order;
}

export function shopping(media: string): Routes {
  const cart = (call: Call) => {
    const { lines } = basketOf(call);
    const items = lines.map(({ cart_id, row, qty }) => ({
      cart_id,
      qty: String(qty),
      product: row && shown(row, media),
    }));
    const count = lines.reduce((sum, { qty }) => sum + qty, 0);
    return ok({ items, count: String(count), total_price: totalOf(lines).toFixed(2), currency: 'INR' });
  };
  return {
    'POST /api/cart/': (call) => {
      const { lines } = basketOf(call);
      const { product_id, qty } = fields(call.body, 'product_id', 'qty');
      const row = findRow(product_id);
      // The stock of the fruit cake is what it was this morning.
      if (row.stock_qty === '0' || row.product_name.startsWith('Fruit Cake'))
        throw refuse(422, 'product_id', 'Sorry &ndash; this item just sold out!');
      const line = lines.find((one) => one.row === row);
      if (line) line.qty += Number(qty);
      else lines.push({ cart_id: next(), row, qty: Number(qty) });
      return ok({ added: true });
    },
    'GET /api/cart/web/c': cart,
    'PUT /api/cart/quantityIncrease/{id}': (call) => {
      lineOf(call).qty += 1;
      return ok('Quantity updated');
    },
    'PUT /api/cart/quantityDecrease/{id}': (call) => {
      const line = lineOf(call);
      const basket = basketOf(call);
      line.qty -= 1;
      basket.lines = basket.lines.filter(({ qty }) => qty > 0);
      return ok('Quantity updated');
    },
    'DELETE /api/cart/delete-cart/{id}': (call) => {
      const line = lineOf(call);
      const basket = basketOf(call);
      basket.lines = basket.lines.filter((one) => one !== line);
      return ok('Item removed');
    },
    'POST /api/wishlist/web': (call) => {
      const { wishes } = basketOf(call);
      const row = findRow(fields(call.body, 'product_id').product_id);
      if (!wishes.includes(row)) wishes.push(row);
      return ok({ wishlisted: true });
    },
    'GET /api/wishlist/web/w': (call) =>
      page(basketOf(call).wishes.map((row) => ({ wishlist_id: 40_000 + row.product_id, product: shown(row, media) }))),
    'DELETE /api/cart/delete-wishlist/{id}': (call) => {
      const basket = basketOf(call);
      basket.wishes = basket.wishes.filter((row) => String(40_000 + row.product_id) !== call.params[0]);
      return ok('Removed');
    },
    'GET /api/order/delivery-amount-check/': ({ query }) =>
      ok({ delivery_amount: deliveryFor(Number(query.get('orderAmonut'))).toFixed(2), free_above: '600' }),
    'POST /api/order': (call) => ok(placeOrder(call, media)),
    'GET /api/order/': (call) => page(basketOf(call).orders),
    'GET /api/order/{id}': (call) => {
      const order = basketOf(call).orders.find(({ order_id }) => String(order_id) === call.params[0]);
      if (!order) throw refuse(404, 'order_id', 'Order not found');
      return ok(order);
    },
    'GET /api/delivery-slot/web/list': () => page(slots()),
    'GET /api/coupon-master/dropdown/list': () => page([COUPON]),
    'POST /api/coupon-master/web/checkavailability': (call) => {
      const { coupon_code, order_amount } = fields(call.body, 'coupon_code', 'order_amount');
      return ok({ coupon_code, discount_amount: discountOf(coupon_code, Number(order_amount)).toFixed(2) });
    },
  };
}
