import { text, type Call, type Routes } from '../small-server.ts';
import { created, fields, invalid, list, ok, pathId, refuse, rupees, selectedInvalid } from './answer.ts';
import { shownProduct, shownVariant } from './catalogue.ts';
import { customerOf, findAddress, regulars, type Customer } from './customers.ts';
import { isServed, objectId, pincodes, priceOf, products, variants, type Product, type Variant } from './goods.ts';

interface Line {
  _id: string;
  /** null: deleted since. */
  productId: Product | null;
  variantId: Variant | null;
  quantity: number;
}
interface Order {
  _id: string;
  orderNumber: string;
  orderStatus: string;
  lines: Line[];
  couponAmount: number;
  createdAt: string;
  deliverySlotId: Slot;
  /** As it was sent, by those who send one. */
  deliveryDate: string;
  addressId: Customer['addresses'][number];
  paymentMode: string;
}
interface Basket {
  lines: Line[];
  /** Ids of products. */
  wishes: string[];
  /** The coupon stays with the cart until it is ordered. */
  couponCode: string;
  orders: Order[];
}

/** Every day the same, and no day is named. */
const slots = [
  { _id: objectId(), startTime: '11:00 AM', endTime: '01:00 PM', isActive: 1 },
  { _id: objectId(), startTime: '03:00 PM', endTime: '05:00 PM', isActive: 1 },
  { _id: objectId(), startTime: '07:00 PM', endTime: '09:00 PM', isActive: 0 },
];
type Slot = (typeof slots)[number];

const COUPON = {
  _id: objectId(),
  couponCode: 'SAVE50',
  couponTitle: 'Flat ₹50 off',
  discountType: 'FLAT',
  discountValue: rupees(50),
  minOrderAmount: rupees(200),
  isActive: 1,
};

const baskets = new Map<Customer, Basket>();
let lastOrder = 4100;

function basketFor(customer: Customer): Basket {
  const basket = baskets.get(customer) ?? { lines: [], wishes: [], couponCode: '', orders: [] };
  baskets.set(customer, basket);
  return basket;
}
const basketOf = (call: Call) => basketFor(customerOf(call));

const unitPrice = ({ productId, variantId }: Line): number => variantId?.price ?? (productId ? priceOf(productId) : 0);
const subTotalOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0);
const deliveryFor = (amount: number) => (amount >= 499 ? 0 : 40);
const couponFor = (couponCode: string, subTotal: number) => (couponCode && subTotal >= 200 ? 50 : 0);

const addLine = (lines: Line[], productId: Product | null, variantId: Variant | null, quantity: number): Line => {
  const line = { _id: objectId(), productId, variantId, quantity };
  lines.push(line);
  return line;
};

/** A year of a regular's: fewer than half of what happened to her orders went well. */
function fill(regular: Customer): void {
  const basket = basketFor(regular);
  addLine(basket.lines, null, null, 2);
  basket.wishes = products.slice(20, 32).map(({ _id }) => _id);
  const [addressId] = regular.addresses;
  const [deliverySlotId] = slots;
  if (!addressId || !deliverySlotId) return;
  const states = ['RTO', 'RTO_DELIVERED', 'AWAITING_HUB_SCAN', 'CANCELLED', ...Array<string>(8).fill('DELIVERED')];
  for (const [at, orderStatus] of states.entries()) {
    const lines: Line[] = [];
    addLine(lines, products[at + 1] ?? null, null, 1);
    basket.orders.push({
      _id: objectId(),
      orderNumber: `ORD${4000 - at}`,
      orderStatus,
      lines,
      couponAmount: 0,
      createdAt: `2026-${String(11 - Math.min(at, 10)).padStart(2, '0')}-03T08:30:00.000Z`,
      deliverySlotId,
      deliveryDate: '',
      addressId,
      paymentMode: 'COD',
    });
  }
}
for (const regular of regulars) fill(regular);

function lineOf(call: Call): Line {
  const id = pathId(call, 'Cart');
  const line = basketOf(call).lines.find(({ _id }) => _id === id);
  if (!line) throw refuse(404, 'Cart item not found');
  return line;
}

function dropLine(call: Call, line: Line): void {
  const basket = basketOf(call);
  basket.lines = basket.lines.filter((one) => one !== line);
}

/** A line with its goods in it. */
const shownLine = ({ _id, productId, variantId, quantity }: Line) => ({
  _id,
  productId: productId && shownProduct(productId),
  variantId: variantId && shownVariant(variantId),
  quantity,
});

function cartOf({ lines, couponCode }: Basket) {
  const subTotal = subTotalOf(lines);
  const couponAmount = couponFor(couponCode, subTotal);
  return {
    cartList: lines.map(shownLine),
    cartCount: lines.length,
    subTotal: subTotal.toFixed(2),
    couponAmount: couponAmount.toFixed(2),
    totalPrice: (subTotal - couponAmount).toFixed(2),
  };
}

function sumsOf({ lines, couponAmount }: Order) {
  const subTotal = subTotalOf(lines);
  const deliveryAmount = deliveryFor(subTotal);
  return {
    subTotal: subTotal.toFixed(2),
    couponAmount: couponAmount.toFixed(2),
    deliveryAmount: deliveryAmount.toFixed(2),
    totalPrice: (subTotal - couponAmount + deliveryAmount).toFixed(2),
  };
}

/** An order in the list: of its lines the products' ids, and how many there are. */
function listedOrder(order: Order) {
  const { _id, orderNumber, orderStatus, lines, deliverySlotId, deliveryDate, addressId, paymentMode, createdAt } =
    order;
  return {
    _id,
    orderNumber,
    orderStatus,
    orderItems: lines.map(({ productId }) => ({ productId: productId?._id })),
    totalItems: lines.length,
    ...sumsOf(order),
    paymentMode,
    deliverySlotId,
    ...(deliveryDate && { deliveryDate }),
    addressId: addressId._id,
    createdAt,
  };
}

const wholeOrder = (order: Order) => ({
  ...listedOrder(order),
  addressId: order.addressId,
  orderItems: order.lines.map((line) => ({
    ...shownLine(line),
    sellingPrice: rupees(unitPrice(line)),
    totalPrice: rupees(unitPrice(line) * line.quantity),
  })),
});

function placeOrder(call: Call): string {
  const customer = customerOf(call);
  const basket = basketFor(customer);
  const given = fields(call.body, 'addressId', 'deliverySlotId', 'paymentMode');
  const slot = slots.find(({ _id, isActive }) => _id === given.deliverySlotId && isActive === 1);
  if (!slot) throw selectedInvalid('deliverySlotId');
  const addressId = findAddress(customer, given.addressId);
  if (basket.lines.length === 0) throw refuse(400, 'Your cart is empty.');
  if (basket.lines.some(({ productId }) => !productId))
    throw refuse(400, 'Some products in your cart are no longer available. Please remove them to continue.');
  const order = {
    _id: objectId(),
    orderNumber: `ORD${(lastOrder += 1)}`,
    orderStatus: 'PLACED',
    lines: basket.lines,
    couponAmount: couponFor(basket.couponCode, subTotalOf(basket.lines)),
    createdAt: new Date().toISOString(),
    deliverySlotId: slot,
    deliveryDate: text(call.body['deliveryDate']),
    addressId,
    paymentMode: given.paymentMode,
  };
  basket.orders.unshift(order);
  basket.lines = [];
  basket.couponCode = '';
  return order._id;
}

export const shopping: Routes = {
  'POST /api/cart/': (call) => {
    const { lines } = basketOf(call);
    const given = fields(call.body, 'productId', 'quantity');
    const quantity = Number(given.quantity);
    if (!Number.isInteger(quantity) || quantity < 1) throw invalid({ quantity: ['The quantity must be at least 1.'] });
    const product = products.find(({ _id }) => _id === given.productId);
    if (!product) throw selectedInvalid('productId');
    const wanted = text(call.body['variantId']);
    const variant = variants.find(({ _id, productId }) => _id === wanted && productId === product._id) ?? null;
    if (wanted && !variant) throw selectedInvalid('variantId');
    // Somebody else took the last jackfruit.
    if (product.stockQuantity === 0 || product.productName === 'Jackfruit')
      throw refuse(400, `${product.productName} was sold out a moment ago.`);
    const line = lines.find(({ productId, variantId }) => productId === product && variantId === variant);
    if (line) {
      line.quantity += quantity;
      return ok(shownLine(line), 'Cart updated');
    }
    return created(addLine(lines, product, variant, quantity)._id, 'Added to cart');
  },
  'GET /api/cart/web/c': (call) => ok(cartOf(basketOf(call))),
  'PUT /api/cart/quantityIncrease/{id}': (call) => {
    const line = lineOf(call);
    line.quantity += 1;
    return ok({ _id: line._id, quantity: line.quantity }, 'Cart updated');
  },
  'PUT /api/cart/quantityDecrease/{id}': (call) => {
    const line = lineOf(call);
    line.quantity -= 1;
    if (line.quantity < 1) dropLine(call, line);
    return ok({ _id: line._id, quantity: line.quantity }, 'Cart updated');
  },
  'DELETE /api/cart/delete-cart/{id}': (call) => {
    dropLine(call, lineOf(call));
    return ok(null, 'Removed from cart');
  },
  'POST /api/wishlist/web': (call) => {
    const basket = basketOf(call);
    const { productId } = fields(call.body, 'productId');
    if (!products.some(({ _id }) => _id === productId)) throw selectedInvalid('productId');
    if (!basket.wishes.includes(productId)) basket.wishes.push(productId);
    return created(productId, 'Added to wishlist');
  },
  'GET /api/wishlist/web/w': (call) => list(call, basketOf(call).wishes),
  'DELETE /api/cart/delete-wishlist/{id}': (call) => {
    const basket = basketOf(call);
    const id = pathId(call, 'Product');
    if (!basket.wishes.includes(id)) throw refuse(404, 'Wishlist item not found');
    basket.wishes = basket.wishes.filter((wish) => wish !== id);
    return ok(null, 'Removed from wishlist');
  },
  'GET /api/order/delivery-amount-check/': ({ query }) =>
    ok({ deliveryAmount: deliveryFor(Number(query.get('orderAmonut'))).toFixed(2) }),
  'GET /api/order/get-deliveryamount/{id}': (call) => {
    const id = pathId(call, 'Pincode');
    const pincode = pincodes.find(({ _id }) => _id === id);
    if (!pincode || !isServed(pincode)) throw refuse(404, 'Sorry, we do not deliver to this pincode');
    return ok({ deliveryAmount: '40.00' });
  },
  'POST /api/order': (call) => created(placeOrder(call), 'Order placed successfully'),
  'GET /api/order/': (call) => list(call, basketOf(call).orders.map(listedOrder)),
  'GET /api/order/{id}': (call) => {
    const id = pathId(call, 'Order');
    const order = basketOf(call).orders.find(({ _id }) => _id === id);
    if (!order) throw refuse(404, 'Order not found');
    return ok(wholeOrder(order));
  },
  'GET /api/delivery-slot/web/list': (call) => list(call, slots),
  'GET /api/coupon-master/dropdown/list': (call) => list(call, [COUPON]),
  'POST /api/coupon-master/web/checkavailability': (call) => {
    const basket = basketOf(call);
    const couponCode = fields(call.body, 'couponCode').couponCode.toUpperCase();
    if (couponCode !== COUPON.couponCode) throw refuse(404, 'This coupon code does not exist.');
    if (subTotalOf(basket.lines) < 200) throw refuse(400, 'Add items worth ₹200.00 to use this coupon.');
    basket.couponCode = couponCode;
    const { couponAmount, totalPrice } = cartOf(basket);
    return ok({ couponCode, couponAmount, totalPrice }, 'Coupon applied successfully');
  },
};
