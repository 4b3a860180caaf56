import * as wishlist from '../../../contract/wishlist.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import { customerOf, type FaultyCall, type World } from '../faulty-call.ts';

const ATTA = 'Shonar Whole Wheat Chakki Atta';
const heart = ({ page }: World, does: 'Add' | 'Remove') =>
  page.getByRole('button', { name: `${does} ${ATTA} ${does === 'Add' ? 'to' : 'from'} wishlist` }).first();

/** The heart is pressed, where it is not what it should be already. */
const press = (does: 'Add' | 'Remove') => async (world: World) => {
  await expect(heart(world, 'Add').or(heart(world, 'Remove')).first()).toBeVisible();
  if (await heart(world, does).isVisible()) await heart(world, does).click();
};

const setHeart = (on: boolean) => async (world: World) => {
  const ask = customerOf(world).ask;
  const { data: product } = await ask<{ data: { id: number } }>(
    'GET',
    '/product/web/byid/shonar-whole-wheat-chakki-atta',
  );
  const { data } = await ask<{ data: { id: number }[] }>('GET', '/wishlist/web/w');
  for (const { id } of data) await ask('DELETE', `/cart/delete-wishlist/${id}`);
  if (on) await ask('POST', '/wishlist/web', { productId: product.id });
};

const onWishlist = (count: number) => async (world: World) => {
  const list = () => customerOf(world).ask<{ data: unknown[] }>('GET', '/wishlist/web/w');
  await expect.poll(async () => (await list()).data.length, { message: 'at the provider' }).toBe(count);
  await expect(heart(world, count ? 'Remove' : 'Add')).toBeVisible();
};

export const WISHLIST: readonly FaultyCall[] = [
  {
    name: 'the wishlist',
    target: wishlist.getWishlist,
    who: 'customer',
    path: '/dashboard?tab=wishlist',
    done: ({ page }) => expect(page.getByText('Nothing on your wishlist yet')).toBeVisible(),
  },
  {
    name: 'a heart',
    target: wishlist.postWishlist,
    who: 'customer',
    path: '/product/shonar-whole-wheat-chakki-atta',
    before: setHeart(false),
    act: press('Add'),
    retry: press('Add'),
    done: onWishlist(1),
  },
  {
    name: 'a heart taken back',
    target: wishlist.deleteWishlistItem,
    who: 'customer',
    path: '/product/shonar-whole-wheat-chakki-atta',
    before: setHeart(true),
    prepare: (world) => expect(heart(world, 'Remove')).toBeVisible(),
    act: press('Remove'),
    retry: press('Remove'),
    done: onWishlist(0),
  },
  {
    name: 'a guest’s heart at log in',
    target: wishlist.postWishlist,
    who: 'customer',
    path: '/categories',
    before: async (world) => {
      await setHeart(false)(world);
      await world.page.goto('/robots.txt');
      await world.page.evaluate((id) => sessionStorage.setItem('guest-wishes', `[${id}]`), world.goods[0]?.id ?? 0);
    },
    silent: 'The heart waits in this tab and is asked for again with the next page.',
    done: async (world) => {
      const list = () => customerOf(world).ask<{ data: unknown[] }>('GET', '/wishlist/web/w');
      await expect.poll(async () => (await list()).data.length, { message: 'at the provider' }).toBe(1);
    },
  },
];
