import { getAddresses } from '../../../contract/address.ts';
import * as order from '../../../contract/order.ts';
import { getProduct } from '../../../contract/product.ts';
import { getQrCodes } from '../../../contract/qrcode.ts';
import { chooseSlot, ordersOf } from '../../e2e/fixtures/checkout.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import { customerOf, type FaultyCall, type World } from '../faulty-call.ts';
import { emptyCart, fillCart, noChoices } from './carts.ts';
import { openOrder, placeOrder } from './orders.ts';

const askAs = (world: World) => customerOf(world).ask;

const placeOnce = (world: World): unknown => world.notes['order'] ?? placeOrder(world);

const cancel = ({ page }: World) => page.getByRole('dialog').getByRole('button', { name: 'Cancel order' });

export const CHECKOUT: readonly FaultyCall[] = [
  {
    name: 'the addresses an order can go to',
    target: getAddresses,
    who: 'customer',
    path: '/cart',
    done: ({ page }) => expect(page.getByRole('radio', { name: /^Home/ })).toBeVisible(),
  },
  {
    name: 'the shop’s own payment code',
    target: getQrCodes,
    who: 'customer',
    path: '/cart',
    before: noChoices,
    act: async ({ page }) => {
      await page.getByRole('radio', { name: /Pay by QR/ }).press('Space');
      // Whoever is logged out meanwhile does not get so far.
      const opened = page.getByText('Scan the shop’s own code').press('Enter');
      await Promise.race([opened, page.waitForURL(/\/auth\/login/)]).catch(() => undefined);
    },
    // The code beside it needs a script, which has a way of its own to try again.
    retry: ({ page }) => page.getByRole('alert').getByRole('button', { name: 'Try again' }).last().click(),
    done: ({ page }) => expect(page.getByRole('img', { name: /Payment QR code of/ })).toBeVisible(),
  },
  {
    name: 'placing an order',
    target: order.postOrder,
    who: 'customer',
    path: '/cart',
    before: async (world) => {
      await fillCart(world, 1);
      world.notes['orders'] = String((await ordersOf(customerOf(world))).length);
    },
    prepare: ({ page }) => chooseSlot(page),
    act: ({ page }) => page.getByRole('button', { name: 'Place order' }).click(),
    stays: ({ page }) => expect(page.getByRole('complementary', { name: 'Summary' })).toBeVisible(),
    retry: ({ page }) => page.getByRole('button', { name: 'Place order' }).click(),
    done: async (world) => {
      await expect(world.page).toHaveURL('/thankyou');
      expect(await ordersOf(customerOf(world)), 'one order').toHaveLength(Number(world.notes['orders']) + 1);
    },
    changesCart: true,
  },
  {
    name: 'what has become of the order just placed',
    target: order.getOrder,
    who: 'customer',
    path: '/thankyou',
    before: async (world) => {
      await placeOnce(world);
      const { data } = await askAs(world)<{ data: object }>('GET', `/order/${world.notes['order']}`);
      await world.page.goto('/robots.txt');
      await world.page.evaluate((saved) => localStorage.setItem('order-response', saved), JSON.stringify(data));
    },
    silent: 'The order stands as it was answered when it was placed; the dashboard has what came after.',
    stays: ({ page }) => expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible(),
    // Whoever was logged out has no order to thank for: the page goes home.
    except: { '401': 'A log out takes the order off this device, so that there is no such page to come back to.' },
  },
  {
    name: 'the orders',
    target: order.getOrders,
    who: 'customer',
    path: '/dashboard?tab=order',
    before: placeOnce,
    done: ({ page }) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'one order',
    target: order.getOrder,
    who: 'customer',
    path: openOrder,
    before: placeOnce,
    except: { offline: 'Without network the list is not there either, which is a call of its own below.' },
    silent: 'The order stands as the list of orders has it, which is asked for at the same moment.',
    stays: ({ page }) => expect(page.getByRole('button', { name: 'Order again' })).toBeVisible(),
  },
  {
    name: 'one order and the list of them',
    target: { method: 'GET', path: '/order/{any}' },
    who: 'customer',
    path: openOrder,
    before: placeOnce,
    done: ({ page }) => expect(page.getByRole('button', { name: 'Order again' })).toBeVisible(),
  },
  {
    name: 'cancelling an order',
    target: order.cancelOrder,
    who: 'customer',
    path: openOrder,
    before: (world) => placeOrder(world),
    prepare: ({ page }) => page.getByRole('button', { name: 'Cancel order' }).click(),
    act: (world) => cancel(world).click(),
    retry: async (world) => {
      // Where the provider has cancelled it all the same, the order says so, and the dialog can only be closed.
      await expect(
        cancel(world)
          .or(world.page.getByRole('button', { name: 'Close', exact: true }))
          .last(),
      ).toBeEnabled();
      if (await cancel(world).isVisible()) await cancel(world).click();
      else await world.page.getByRole('button', { name: 'Close', exact: true }).click();
    },
    done: ({ page }) => expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible(),
  },
  {
    name: 'ordering again',
    target: getProduct,
    who: 'customer',
    path: openOrder,
    before: async (world) => {
      await placeOnce(world);
      await emptyCart(world);
    },
    prepare: ({ page }) => expect(page.getByRole('button', { name: 'Order again' })).toBeVisible(),
    act: ({ page }) => page.getByRole('button', { name: 'Order again' }).click(),
    retry: ({ page }) => page.getByRole('button', { name: 'Order again' }).click(),
    done: ({ page }) => expect(page.getByText(/All of it is in your cart/)).toBeVisible(),
    changesCart: true,
  },
  {
    name: 'what was bought before, on the home page',
    target: order.getOrders,
    who: 'customer',
    path: '/',
    before: placeOnce,
    silent: 'The shelf is an extra above what everybody sees; it is left out and comes with the next page.',
    done: ({ page }) => expect(page.getByRole('heading', { name: 'Buy again' })).toBeVisible(),
  },
  {
    name: 'what it costs now, on the home page',
    target: getProduct,
    who: 'customer',
    path: '/',
    before: placeOnce,
    // It is asked for when the shelf is about to be seen.
    act: ({ page }) => page.getByRole('heading', { name: 'Buy again' }).scrollIntoViewIfNeeded(),
    silent: 'A product whose price is not known is not offered; the shelf comes with the next page.',
    done: ({ page }) =>
      expect(page.getByRole('region', { name: 'Buy again' }).getByRole('article').first()).toBeVisible(),
  },
];
