import type { Page } from 'playwright/test';
import * as cart from '../../../contract/cart.ts';
import { alive, expect } from '../../e2e/fixtures/shop.ts';
import { cartOf } from '../cart-of.ts';
import { customerOf, type FaultyCall, type World } from '../faulty-call.ts';
import type { FaultName } from '../faults.ts';
import { fillCart } from './carts.ts';

/** The provider has done what was asked: the page looks, and has what it wants. */
export const LOOKS: Partial<Record<FaultName, 'done'>> = {
  truncated: 'done',
  '10 s late': 'done',
  'stops halfway': 'done',
  'against the contract': 'done',
};

const header = ({ page }: World) => page.getByRole('banner').getByRole('link', { name: /Your Cart/ });
const first = ({ goods }: World) => goods[0]?.name ?? '';
export const line = (world: World) =>
  world.page
    .getByRole('main')
    .locator('[data-cart-line]')
    .filter({ hasText: first(world) });

const holds = (quantity: number) => async (world: World) => {
  const { goods } = world;
  await expect
    .poll(async () => (await cartOf(world))[String(goods[0]?.id)] ?? 0, { message: 'at the provider' })
    .toBe(quantity);
  if (quantity > 0) await expect(line(world)).toContainText(String(quantity));
};

const toast = (page: Page) => page.locator('.toast > *');

/** Without a shop to be reached, a change waits, and the page says so on top. */
export const WAITING = /1 change to your cart will be sent later/;
export const WAITS: NonNullable<FaultyCall['outcome']> = {
  ...LOOKS,
  '503': WAITING,
  reset: WAITING,
  offline: WAITING,
  'never answered': WAITING,
};
export const toastOrLine = (page: Page) => toast(page).or(page.getByRole('status').filter({ hasText: WAITING }));

/** What waits is sent by itself when the page is shown anew; what was refused is pressed again. */
const sendAgain = (press: (world: World) => Promise<unknown>) => async (world: World) => {
  const refused = toast(world.page).filter({ hasNotText: 'Undo', visible: true });
  if ((await refused.count()) > 0) return press(world);
  await world.page.reload();
  return alive(world.page);
};

const press = (button: string) => async (world: World) =>
  world.page.getByRole('button', { name: `${button} of ${first(world)}` }).click();

const change = (name: string, target: FaultyCall['target'], button: string, to: number): FaultyCall => ({
  name,
  target,
  who: 'customer',
  path: '/cart',
  before: (world) => fillCart(world),
  prepare: (world) => expect(line(world)).toBeVisible(),
  act: press(button),
  // The delivery charge for the new total may fail as well, and says so in its own place.
  told: toastOrLine,
  outcome: WAITS,
  waits: true,
  stays: (world) => expect(line(world)).toBeVisible(),
  retry: sendAgain(press(button)),
  done: holds(to),
  changesCart: true,
});

export const CART: readonly FaultyCall[] = [
  {
    name: 'the cart',
    target: cart.getCart,
    who: 'customer',
    path: '/cart',
    outcome: { '404': /Your cart is empty/ },
    // A cart that is said to be empty offers no other try.
    retry: async ({ page }) => {
      const again = page.getByRole('button', { name: 'Try again' }).first();
      await ((await again.isVisible()) ? again.click() : page.reload());
    },
    done: (world) => expect(line(world)).toBeVisible(),
  },
  {
    name: 'the cart, on another page',
    target: cart.getCart,
    who: 'customer',
    path: '/categories/atta-rice-dal',
    silent: 'The page is not about the cart: its number is left out, and the cart’s own page says what is wrong.',
    done: (world) => expect(header(world)).toContainText('10'),
  },
  {
    name: 'adding to the cart',
    target: cart.postCart,
    who: 'customer',
    path: '/product/shonar-whole-wheat-chakki-atta',
    before: (world) => fillCart(world),
    prepare: (world) => expect(header(world)).toContainText('10'),
    act: ({ page }) => page.getByRole('button', { name: 'Add Shonar Whole Wheat Chakki Atta to cart' }).first().click(),
    told: toastOrLine,
    outcome: WAITS,
    waits: true,
    retry: sendAgain(({ page }) =>
      page.getByRole('button', { name: 'Add Shonar Whole Wheat Chakki Atta to cart' }).first().click(),
    ),
    done: async (world) => {
      await expect.poll(async () => Object.values(await cartOf(world)).reduce((sum, n) => sum + n, 0)).toBe(11);
      await expect(header(world)).toContainText('11');
    },
    changesCart: true,
  },
  change('one more of a line', cart.increaseQuantity, 'Increase quantity', 6),
  change('one fewer of a line', cart.decreaseQuantity, 'Decrease quantity', 4),
  {
    ...change('taking a line out', cart.deleteCartLine, '', 0),
    act: (world) => world.page.getByRole('button', { name: `Remove ${first(world)} from cart` }).click(),
    retry: sendAgain((world) => world.page.getByRole('button', { name: `Remove ${first(world)} from cart` }).click()),
    stays: () => undefined,
    done: async (world) => {
      await holds(0)(world);
      await expect(line(world)).toHaveCount(0);
    },
  },
  {
    name: 'a guest’s cart at log in',
    target: cart.postCart,
    who: 'customer',
    path: '/cart',
    // As it is on a device where somebody has filled a cart and then logged in.
    before: async (world) => {
      const { page, goods } = world;
      await fillCart(world);
      const [, second] = goods;
      const { data } = await customerOf(world).ask<{ data: { id: number; product: { id: number } }[] }>(
        'GET',
        '/cart/web/c',
      );
      for (const { id, product } of data)
        if (product.id === second?.id) await customerOf(world).ask('DELETE', `/cart/delete-cart/${id}`);
      await page.goto('/robots.txt');
      await page.evaluate(
        ({ id, name, price }) =>
          localStorage.setItem(
            'guest-cart',
            JSON.stringify([{ product: { id, name, price }, quantity: 5, addedPrice: price }]),
          ),
        { id: second?.id, name: second?.name, price: Math.round((second?.price ?? 0) * 100) },
      );
    },
    outcome: LOOKS,
    retry: async ({ page, goods }) => {
      await page.reload();
      await alive(page);
      const add = page.getByRole('button', { name: `Add ${goods[1]?.name} to cart` });
      await expect(
        add.or(page.getByRole('button', { name: `Increase quantity of ${goods[1]?.name}` })).first(),
      ).toBeVisible();
      if (await add.isVisible()) await add.click();
    },
    done: async (world) =>
      expect.poll(async () => Object.values(await cartOf(world)).reduce((sum, n) => sum + n, 0)).toBe(10),
    changesCart: true,
  },
];
