import { text, type Call, type Routes } from '../small-server.ts';
import { answer, counter, dated, done, refuse, required, rupees } from './answers.ts';
import { findProduct, rowOf } from './catalogue.ts';
import { customerOf, findAddress, type Customer } from './customers.ts';
import { priceOf, type Product } from './goods.ts';

interface CartRow {
  cart_id: string;
  product: Product;
  qty: number;
}
interface Order {
  order_id: number;
  /** The columns of its table, and the rows of its items. */
  columns: Record<string, string>;
  items: Record<string, string | null>[];
}
interface Basket {
  cart: CartRow[];
  wishlist: { wish_id: string; product: Product; added_on: string }[];
  orders: Order[];
  usedCoupons: string[];
}

const baskets = new Map<Customer, Basket>();
const nextCart = counter(30);
const nextWish = counter(70);
const nextOrder = counter(1000);

function basketOf(call: Call): Basket {
  const customer = customerOf(call);
  const basket = baskets.get(customer) ?? { cart: [], wishlist: [], orders: [], usedCoupons: [] };
  baskets.set(customer, basket);
  return basket;
}

function cartRowOf(call: Call): CartRow {
  const row = basketOf(call).cart.find(({ cart_id }) => cart_id === call.params[0]);
  if (!row) throw refuse('Item not found in your cart.');
  return row;
}

function without(call: Call, row: CartRow): void {
  const basket = basketOf(call);
  basket.cart = basket.cart.filter((one) => one !== row);
}

const totalOf = (cart: CartRow[]) => cart.reduce((sum, { product, qty }) => sum + priceOf(product) * qty, 0);

const FREE_ABOVE = 40_000;
const deliveryFor = (paise: number) => (paise >= FREE_ABOVE ? 0 : 2500);

/** F: so much off; P: so many per cent. */
const COUPONS = [
  {
    coupon_code: 'PUJA30',
    coupon_desc: 'Flat 30 off on 100 & above',
    coupon_type: 'F',
    coupon_value: '30',
    min: '100',
  },
  { coupon_code: 'SUPER10', coupon_desc: '10% off on 500 & above', coupon_type: 'P', coupon_value: '10', min: '500' },
] as const;

/** In paise, off what is in the cart. */
function discountOf({ cart, usedCoupons }: Basket, code: string): number {
  const coupon = COUPONS.find(({ coupon_code }) => coupon_code === code.toUpperCase());
  if (!coupon) throw refuse('Invalid coupon code.');
  if (usedCoupons.includes(coupon.coupon_code)) throw refuse('You have already used this coupon.');
  const total = totalOf(cart);
  if (total < Number(coupon.min) * 100) throw refuse(`Minimum order amount should be ${coupon.min} for this coupon.`);
  const value = Number(coupon.coupon_value);
  return coupon.coupon_type === 'F' ? value * 100 : Math.round((total * value) / 100);
}

const DAY = 86_400_000;
/** Tomorrow and the day after, three a day; the first of each day is full. */
function slots() {
  return [1, 2].flatMap((ahead) => {
    const [date = ''] = dated(new Date(Date.now() + ahead * DAY)).split(' ');
    return [
      ['08:00:00', '11:00:00'],
      ['11:00:00', '14:00:00'],
      ['16:00:00', '19:00:00'],
    ].map(([from, to], at) => ({
      slot_id: String((ahead - 1) * 3 + at + 1),
      slot_start: `${date} ${from}`,
      slot_end: `${date} ${to}`,
      is_full: at === 0 ? '1' : '0',
    }));
  });
}

function placeOrder(call: Call): Order {
  const customer = customerOf(call);
  const basket = basketOf(call);
  if (basket.cart.length === 0) throw refuse('Your cart is empty.');
  const address = findAddress(customer, text(call.body['addr_id']));
  if (!address) throw refuse('Please select delivery address.');
  const slot = slots().find(({ slot_id }) => slot_id === text(call.body['slot_id']));
  if (!slot) throw refuse('Please select delivery slot.');
  if (slot.is_full === '1') throw refuse('Selected slot is full. Please select another slot.');
  const code = text(call.body['coupon_code']).toUpperCase();
  const discount = code ? discountOf(basket, code) : 0;
  const total = totalOf(basket.cart);
  const delivery = deliveryFor(total);
  const order = {
    order_id: nextOrder(),
    columns: {
      order_date: dated(new Date()),
      order_status: 'Pending',
      payment_mode: text(call.body['payment_mode']) || 'COD',
      order_note: text(call.body['order_note']),
      coupon_code: code,
      sub_amount: rupees(total),
      discount_amount: rupees(discount),
      delivery_amount: rupees(delivery),
      net_amount: rupees(total - discount + delivery),
      slot_start: slot.slot_start,
      slot_end: slot.slot_end,
      delivery_name: address.receiver_name,
      delivery_mobile: address.mobile_no,
      delivery_address: [address.address_line, address.landmark, `Kolkata - ${address.pincode}`]
        .filter(Boolean)
        .join(', '),
    },
    items: basket.cart.map(({ product, qty }) => ({
      product_id: product.product_id,
      product_name: product.product_name,
      product_image: product.product_image,
      unit_value: product.unit_value,
      unit: product.unit,
      qty: String(qty),
      price: rupees(priceOf(product)),
      amount: rupees(priceOf(product) * qty),
    })),
  };
  basket.orders.unshift(order);
  basket.cart = [];
  if (code) basket.usedCoupons.push(code);
  return order;
}

export function shopping(uploads: string): Routes {
  const image_path = `${uploads}/products/`;
  return {
    'POST /api/cart/': (call) => {
      const basket = basketOf(call);
      const { product_id, qty } = required(call.body, ['product_id', 'qty']);
      const product = findProduct(product_id);
      if (!/^[1-9]\d?$/.test(qty)) throw refuse('Please enter valid qty.');
      // Patali Gur went over the counter, where nobody keeps the stock.
      if (/^(?:0|Out of Stock)$/.test(product.stock) || product.product_name.startsWith('Patali Gur'))
        throw refuse(`Sorry! ${product.product_name} is out of stock now.`);
      const row = basket.cart.find((one) => one.product === product);
      if (row) row.qty += Number(qty);
      else basket.cart.push({ cart_id: String(nextCart()), product, qty: Number(qty) });
      return done('Product added to cart.');
    },
    'GET /api/cart/web/c': (call) => {
      const { cart } = basketOf(call);
      const rows = cart.map(({ cart_id, product, qty }) => ({
        cart_id,
        product_id: product.product_id,
        qty: String(qty),
      }));
      return answer(rows.length > 0 ? rows : '', { cart_count: String(rows.length) });
    },
    'PUT /api/cart/quantityIncrease/{id}': (call) => {
      cartRowOf(call).qty += 1;
      return done('Cart updated.');
    },
    'PUT /api/cart/quantityDecrease/{id}': (call) => {
      const row = cartRowOf(call);
      row.qty -= 1;
      if (row.qty === 0) without(call, row);
      return done('Cart updated.');
    },
    'DELETE /api/cart/delete-cart/{id}': (call) => {
      without(call, cartRowOf(call));
      return done('Item removed from cart.', null);
    },
    'POST /api/wishlist/web': (call) => {
      const { wishlist } = basketOf(call);
      const product = findProduct(required(call.body, ['product_id']).product_id);
      if (wishlist.some((one) => one.product === product)) throw refuse('Already in your wishlist.');
      wishlist.push({ wish_id: String(nextWish()), product, added_on: dated(new Date()) });
      return done('Added to wishlist.');
    },
    'GET /api/wishlist/web/w': (call) => {
      const rows = basketOf(call).wishlist.map(({ wish_id, product, added_on }) => ({
        wish_id,
        ...rowOf(product),
        added_on,
      }));
      return answer(rows.length > 0 ? rows : null, { image_path });
    },
    'DELETE /api/cart/delete-wishlist/{id}': (call) => {
      const basket = basketOf(call);
      if (!basket.wishlist.some(({ wish_id }) => wish_id === call.params[0])) throw refuse('Not in your wishlist.');
      basket.wishlist = basket.wishlist.filter(({ wish_id }) => wish_id !== call.params[0]);
      return done('Removed from wishlist.', null);
    },
    'GET /api/order/delivery-amount-check/': ({ query }) => {
      const paise = Math.round(Number(query.get('orderAmonut')) * 100);
      return answer([{ delivery_amount: rupees(deliveryFor(paise)), free_above: rupees(FREE_ABOVE) }]);
    },
    'POST /api/order': (call) => done('Order placed successfully.', [{ order_id: placeOrder(call).order_id }]),
    'GET /api/order/': (call) =>
      answer(
        basketOf(call).orders.map(({ order_id, columns, items }) => ({
          order_id,
          ...columns,
          total_items: String(items.length),
        })),
      ),
    'GET /api/order/{id}': (call) => {
      const order = basketOf(call).orders.find(({ order_id }) => String(order_id) === call.params[0]);
      if (!order) throw refuse('Order not found.');
      return answer([{ order_id: order.order_id, ...order.columns, items: order.items }], { image_path });
    },
    'GET /api/delivery-slot/web/list': () => answer(slots()),
    'GET /api/coupon-master/dropdown/list': () =>
      answer(
        COUPONS.map(({ min, ...coupon }, at) => ({
          coupon_id: String(at + 1),
          ...coupon,
          min_amount: `${min}.00`,
          valid_till: '31-12-2029 23:59:59',
          is_deleted: 'N',
        })),
      ),
    'POST /api/coupon-master/web/checkavailability': (call) => {
      const basket = basketOf(call);
      const coupon_code = required(call.body, ['coupon_code']).coupon_code.toUpperCase();
      const discount_amount = rupees(discountOf(basket, coupon_code));
      return done('Coupon applied successfully.', [{ coupon_code, discount_amount }]);
    },
  };
}
