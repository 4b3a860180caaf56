import { putAddress } from '../../../contract/address.ts';
import { getDeliveryAmount, postOrder } from '../../../contract/order.ts';
import { getSlots } from '../../../contract/slot.ts';
import { getWallet } from '../../../contract/wallet.ts';
import { chooseSlot, newReference, ordersOf } from '../../e2e/fixtures/checkout.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import { customerOf, type FaultyCall, type World } from '../faulty-call.ts';
import { oneAddress } from './address.ts';
import { line } from './cart.ts';
import { fillCart, noChoices } from './carts.ts';
import { placeOrder } from './orders.ts';
import { asDesk } from './reported-orders.ts';

/** An order that was paid, and found at the bank, is cancelled: its money is in the wallet. */
async function fillWallet(world: World): Promise<void> {
  await placeOrder(world, { paymentMethod: 'qr', paymentReference: newReference() });
  const order = `/desk/orders/${world.notes['order']}`;
  await asDesk(world.page, `${order}/payment`, { from: 'checking', to: 'confirmed' });
  await customerOf(world).ask('PUT', `/order/cancel/${world.notes['order']}`);
}

const balanceOf = async (world: World): Promise<number> =>
  (await customerOf(world).ask<{ data: { balance: number } }>('GET', '/customer/wallet')).data.balance;

const walletOption = ({ page }: World) => page.getByRole('checkbox', { name: /^Use ₹[\d,.]+ from your wallet/ });

const place = ({ page }: World) => page.getByRole('button', { name: 'Place order' }).click();

/** Before an order: a cart of one unit each, nothing chosen, and how many orders there are. */
async function aboutToOrder(world: World): Promise<void> {
  await noChoices(world);
  await fillCart(world, 1);
  world.notes['orders'] = String((await ordersOf(customerOf(world))).length);
}

/** One order more than before; returns it. */
async function orderedOnce(world: World): Promise<Record<string, unknown>> {
  await expect(world.page).toHaveURL('/thankyou');
  const orders = await ordersOf(customerOf(world));
  expect(orders, 'one order').toHaveLength(Number(world.notes['orders']) + 1);
  return orders[0] ?? {};
}

const instructions = ({ page }: World) => page.getByRole('group', { name: 'Delivery instructions' });
const atTheDoor = ({ page }: World) => page.locator('summary').filter({ hasText: 'Delivery instructions' });
const note = ({ page }: World) => page.getByLabel('Gate code or note for the rider');

const hero = ({ page }: World) =>
  page
    .locator('.hero')
    .getByRole('status')
    .filter({ hasText: /deliver/i });

/** What is chosen around an order: who pays, what the rider does at the door, and when there is a delivery at all. */
export const ORDER_CHOICES: readonly FaultyCall[] = [
  {
    name: 'what is in the wallet, in the cart',
    target: getWallet,
    who: 'customer',
    path: '/cart',
    before: async (world) => {
      if (!world.notes['order']) await fillWallet(world);
      await fillCart(world);
    },
    told: (page) => page.getByRole('alert').filter({ hasText: 'What is in your wallet is not known' }),
    stays: (world) => expect(line(world)).toBeVisible(),
    retry: ({ page }) =>
      page
        .getByRole('alert')
        .filter({ hasText: 'What is in your wallet is not known' })
        .getByRole('button', { name: 'Try again' })
        .click(),
    done: (world) => expect(walletOption(world)).toBeVisible(),
  },
  {
    name: 'an order that the wallet pays',
    target: postOrder,
    who: 'customer',
    path: '/cart',
    before: async (world) => {
      await fillWallet(world);
      world.notes['balance'] = String(await balanceOf(world));
      await aboutToOrder(world);
    },
    prepare: async (world) => {
      await chooseSlot(world.page);
      await walletOption(world).press('Space');
      await expect(walletOption(world)).toBeChecked();
    },
    act: place,
    stays: (world) => expect(walletOption(world)).toBeChecked(),
    retry: place,
    done: async (world) => {
      const { walletAmount } = await orderedOnce(world);
      expect(walletAmount).toBeGreaterThan(0);
      expect(await balanceOf(world), 'taken once').toBeCloseTo(
        Number(world.notes['balance']) - Number(walletAmount),
        2,
      );
    },
    changesCart: true,
  },
  {
    name: 'what the rider does at the door, for an address',
    target: putAddress,
    who: 'customer',
    path: '/dashboard?tab=address',
    before: async (world) => {
      await oneAddress(world);
      world.notes['code'] = `Gate code ${Math.floor(1000 + 9000 * Math.random())}`;
    },
    act: async (world) => {
      // After a log in the form is open again, with what was typed.
      const edit = world.page.getByRole('button', { name: 'Edit Home' });
      await expect(edit.or(note(world))).toBeVisible();
      if (await edit.isVisible()) await edit.click();
      await instructions(world).getByRole('checkbox', { name: 'Leave at the door' }).check();
      await note(world).fill(world.notes['code'] ?? '');
      await world.page.getByRole('button', { name: 'Save address' }).click();
    },
    stays: async (world) => {
      await expect(instructions(world).getByRole('checkbox', { name: 'Leave at the door' })).toBeChecked();
      await expect(note(world)).toHaveValue(world.notes['code'] ?? '');
    },
    retry: ({ page }) => page.getByRole('button', { name: 'Save address' }).click(),
    done: ({ page, notes }) =>
      expect(page.getByRole('article').getByText(`Leave at the door · ${notes['code']}`)).toBeVisible(),
  },
  {
    name: 'what the rider does at the door, for an order',
    target: postOrder,
    who: 'customer',
    path: '/cart',
    before: aboutToOrder,
    prepare: async (world) => {
      await atTheDoor(world).click();
      const noBell = instructions(world).getByRole('checkbox', { name: 'Don’t ring the bell' });
      // What was chosen is there still after a log in.
      if (!(await noBell.isChecked())) await noBell.press('Space');
      await note(world).fill('Gate code 4412');
      await chooseSlot(world.page);
    },
    act: place,
    stays: (world) => expect(atTheDoor(world)).toContainText('Don’t ring the bell · Gate code 4412'),
    retry: place,
    done: async (world) =>
      expect(await orderedOnce(world)).toMatchObject({
        address: { deliveryInstructions: ['no-bell'], deliveryNote: 'Gate code 4412' },
      }),
    changesCart: true,
  },
  {
    name: 'the next slot, on the home page',
    target: getSlots,
    who: 'customer',
    path: '/',
    silent: 'The usual hours of delivery stay where the next slot would stand; the cart asks again and says so.',
    stays: (world) => expect(hero(world)).toHaveText(/^Normal delivery starts/),
    done: (world) => expect(hero(world)).toHaveText(/^Next delivery: .* · free above ₹/),
  },
  {
    name: 'what delivery costs, on the home page',
    target: getDeliveryAmount,
    who: 'customer',
    path: '/',
    silent: 'No charge is claimed, the next slot stands there all the same; the cart asks again and says so.',
    stays: (world) => expect(hero(world)).not.toContainText('₹'),
    done: (world) => expect(hero(world)).toHaveText(/^Next delivery: .* · free above ₹/),
  },
];
