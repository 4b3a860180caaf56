import { randomUUID } from 'node:crypto';
import type { Call, Routes } from '../small-server.ts';
import { findGoods, refuse } from './catalogue.ts';
import { customerOf, findAddress, required, type Customer } from './customers.ts';
import type { Goods } from './goods.ts';

interface Line {
  id: string;
  goods: Goods;
  quantity: number;
}
interface Order {
  id: string;
  createdAt: string;
  status: string;
  total: number;
  deliveryAmount: number;
  addressId: string;
  items: { productId: string; name: string; price: number; quantity: number }[];
}
interface Basket {
  lines: Line[];
  wishes: { id: string; goods: Goods }[];
  orders: Order[];
}

const baskets = new Map<Customer, Basket>();

function basketOf(call: Call): Basket {
  const customer = customerOf(call);
  const basket = baskets.get(customer) ?? { lines: [], wishes: [], orders: [] };
  baskets.set(customer, basket);
  return basket;
}

function lineOf(call: Call): Line {
  const line = basketOf(call).lines.find(({ id }) => id === call.params[0]);
  if (!line) throw refuse(404, 'NO_SUCH_LINE', 'This is not in your cart.');
  return line;
}

const totalOf = (lines: Line[]) => lines.reduce((total, { goods, quantity }) => total + goods.price * quantity, 0);

const FREE_FROM = 499;
const DELIVERY = 35;

export const shopping: Routes = {
  'POST /api/cart/': (call) => {
    const { lines } = basketOf(call);
    const goods = findGoods(required(call.body, 'productId'));
    const quantity = Number(call.body['quantity'] ?? 1);
    // The last box of nolen gur goes to somebody else while it is being looked at.
    if (!goods.inStock || goods.name === 'Nolen Gur') throw refuse(409, 'SOLD_OUT', `${goods.name} is gone for today.`);
    const line = lines.find((one) => one.goods === goods);
    if (line) line.quantity += quantity;
    else lines.push({ id: randomUUID(), goods, quantity });
    return { status: 204 };
  },
  'GET /api/cart/web/c': (call) => {
    const { lines } = basketOf(call);
    if (lines.length === 0) throw refuse(404, 'EMPTY', 'The cart is empty.');
    const data = lines.map(({ id, goods, quantity }) => ({
      id,
      productId: goods.id,
      name: goods.name,
      price: goods.price,
      quantity,
    }));
    return { body: { data, totalPrice: totalOf(lines) } };
  },
  'PUT /api/cart/quantityIncrease/{id}': (call) => {
    lineOf(call).quantity += 1;
    return { status: 204 };
  },
  'PUT /api/cart/quantityDecrease/{id}': (call) => {
    const line = lineOf(call);
    const basket = basketOf(call);
    line.quantity -= 1;
    basket.lines = basket.lines.filter(({ quantity }) => quantity > 0);
    return { status: 204 };
  },
  'DELETE /api/cart/delete-cart/{id}': (call) => {
    const line = lineOf(call);
    const basket = basketOf(call);
    basket.lines = basket.lines.filter((one) => one !== line);
    return { status: 204 };
  },
  'POST /api/wishlist/web': (call) => {
    const { wishes } = basketOf(call);
    const goods = findGoods(required(call.body, 'productId'));
    if (!wishes.some((one) => one.goods === goods)) wishes.push({ id: randomUUID(), goods });
    return { status: 204 };
  },
  'GET /api/wishlist/web/w': (call) => ({
    body: { data: basketOf(call).wishes.map(({ id, goods }) => ({ id, product: goods })) },
  }),
  'DELETE /api/cart/delete-wishlist/{id}': (call) => {
    const basket = basketOf(call);
    const wish = basket.wishes.find(({ id }) => id === call.params[0]);
    if (!wish) throw refuse(404, 'NO_SUCH_WISH', 'This is not on your wishlist.');
    basket.wishes = basket.wishes.filter((one) => one !== wish);
    return { status: 204 };
  },
  'GET /api/order/delivery-amount-check/': ({ query }) => {
    if (Number(query.get('orderAmonut')) >= FREE_FROM) throw refuse(404, 'FREE', 'Delivery is free.');
    return { body: { deliveryAmount: DELIVERY } };
  },
  'POST /api/order': (call) => {
    const basket = basketOf(call);
    const address = findAddress(customerOf(call), required(call.body, 'addressId'));
    if (basket.lines.length === 0) throw refuse(409, 'EMPTY', 'The cart is empty.');
    const amount = totalOf(basket.lines);
    const deliveryAmount = amount >= FREE_FROM ? 0 : DELIVERY;
    const order = {
      id: randomUUID(),
      createdAt: new Date().toISOString(),
      status: 'NEW',
      total: amount + deliveryAmount,
      deliveryAmount,
      addressId: address.id,
      items: basket.lines.map(({ goods: { id, name, price }, quantity }) => ({ productId: id, name, price, quantity })),
    };
    basket.orders.unshift(order);
    basket.lines = [];
    return { status: 201, body: { id: order.id } };
  },
  'GET /api/order/': (call) => ({ body: { data: basketOf(call).orders } }),
  'GET /api/order/{id}': (call) => {
    const order = basketOf(call).orders.find(({ id }) => id === call.params[0]);
    if (!order) throw refuse(404, 'NO_SUCH_ORDER', 'There is no such order.');
    return { body: order };
  },
};
