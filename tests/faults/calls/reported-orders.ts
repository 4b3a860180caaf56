import type { Page } from 'playwright/test';
import { call } from '../../e2e/fixtures/calls.ts';
import { type Customer, goods, registerCustomer, saveAddress } from '../../e2e/fixtures/customer.ts';
import { KEY } from '../../e2e/fixtures/editor.ts';
import { customerOf, type World } from '../faulty-call.ts';
import { placeOrder } from './orders.ts';

/** A blue square of 100 pixels a side, the smallest that is taken. */
export const PHOTO = {
  name: 'torn-bag.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAGQAAABkCAIAAAD/gAIDAAAAoklEQVR42u3QMQ0AAAgDsElBGlKRhgU+niZV0FQPR1EgS5YsWbJkKZAlS5YsWbIUyJIlS5YsWQpkyZIlS5YsBbJkyZIlS5YCWbJkyZIlS4EsWbJkyZKlQJYsWbJkyVIgS5YsWbJkKZAlS5YsWbIUyJIlS5YsWQpkyZIlS5YsBbJkyZIlS5YCWbJkyZIlS4EsWbJkyZKlQJYsWbJkyVIgS9a3BY5l1tH5IfiqAAAAAElFTkSuQmCC',
    'base64',
  ),
};

/** What somebody at the desk does, past the page. */
export async function asDesk(page: Page, path: string, body: object): Promise<void> {
  const headers = { 'x-editor-key': KEY };
  const { status } = await call(page.request, 'PUT', path, { headers, body: { by: 'Rina Das', ...body } });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

/** The order that is noted is delivered. */
export const deliver = ({ page, notes }: World): Promise<void> =>
  asDesk(page, `/desk/orders/${notes['order']}/status`, { from: 'placed', to: 'delivered' });

interface Ordered {
  readonly items: readonly { productId: number }[];
  readonly issues: readonly object[];
}

const orderOf = async ({ ask }: Customer, id: string | undefined): Promise<Ordered> =>
  (await ask<{ data: Ordered }>('GET', `/order/${id}`)).data;

export const issuesOf = async (customer: Customer, id: string | undefined): Promise<readonly object[]> =>
  (await orderOf(customer, id)).issues;

/** Reports a unit of the order that is noted, with a photo. */
async function report(customer: Customer, { notes }: World): Promise<void> {
  const { items } = await orderOf(customer, notes['order']);
  const photos = [PHOTO.buffer.toString('base64')];
  const body = { productId: items[0]?.productId, kind: 'damaged', quantity: 1, text: 'Torn open.', photos };
  await customer.ask('POST', `/order/${notes['order']}/issues`, body);
}

/** The customer has an order of which something is reported. */
export async function reportOnce(world: World): Promise<void> {
  if (world.notes['order']) return;
  await placeOrder(world);
  await deliver(world);
  await report(customerOf(world), world);
}

const shoppers = new WeakMap<Page, Customer>();

/** Who orders what the desk looks at. */
async function shopperOf(page: Page): Promise<Customer> {
  const known = shoppers.get(page);
  if (known) return known;
  const customer = await registerCustomer(page.request);
  await saveAddress(customer, 'Home', '700019');
  shoppers.set(page, customer);
  return customer;
}

/** A shopper has ordered, was brought it, and has reported something. */
export async function reportedOrder(world: World): Promise<void> {
  const customer = await shopperOf(world.page);
  await placeOrder({ ...world, customer, goods: await goods(world.page.request, 2) });
  await deliver(world);
  await report(customer, world);
}
