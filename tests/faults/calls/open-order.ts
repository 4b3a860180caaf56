import { getOrderEvents } from '../../../contract/order-events.ts';
import { postOrderItems } from '../../../contract/order-items.ts';
import { searchProducts } from '../../../contract/product.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import { customerOf, type FaultyCall, type World } from '../faulty-call.ts';
import { openOrder, placeOrder } from './orders.ts';
import { asDesk } from './reported-orders.ts';

const dialog = ({ page }: World) => page.getByRole('dialog', { name: /^Add to order/ });
const addToOrder = (world: World) => dialog(world).getByRole('button', { name: 'Add to the order', exact: true });
const offered = (world: World) => dialog(world).getByRole('button', { name: /^Add .+ to the order$/ });
const search = (typed: string) => (world: World) => dialog(world).getByRole('searchbox').fill(typed);
const forgotSomething = ({ page }: World) => page.getByRole('button', { name: 'Forgot something?' }).click();

/** The desk moves the order on, and the page shows it. */
const move = async (world: World, from: string, to: string, name: string) => {
  const { page, notes } = world;
  const steps = page.getByRole('list', { name: 'Where the order is' }).getByRole('listitem');
  await expect(steps.first()).toBeVisible();
  if (notes['moved'] !== `${notes['order']} ${to}`)
    await asDesk(page, `/desk/orders/${notes['order']}/status`, { from, to });
  notes['moved'] = `${notes['order']} ${to}`;
  await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText(name);
};

/** What is done with an order that is open and not packed yet. */
export const OPEN_ORDER: readonly FaultyCall[] = [
  {
    name: 'the events of an order',
    target: getOrderEvents,
    who: 'customer',
    path: openOrder,
    before: async (world) => {
      await placeOrder(world);
      // An answer that is none of events is taken for that of a shop without them, for the visit.
      await world.page.goto('/robots.txt');
      await world.page.evaluate(() => sessionStorage.removeItem('unsupported'));
    },
    except: { offline: 'Without network the order is not there either, and says so.' },
    silent: 'The order is asked for every few seconds instead, and follows the back office all the same.',
    stays: (world) => move(world, 'placed', 'confirmed', 'Confirmed'),
    done: (world) =>
      world.notes['moved'] === `${world.notes['order']} confirmed`
        ? move(world, 'confirmed', 'packed', 'Packed')
        : move(world, 'placed', 'packed', 'Packed'),
  },
  {
    name: 'adding to an order',
    target: postOrderItems,
    who: 'customer',
    path: openOrder,
    before: (world) => placeOrder(world),
    prepare: async (world) => {
      await forgotSomething(world);
      await search('poppy seeds')(world);
      await offered(world).first().click();
    },
    act: (world) => addToOrder(world).click(),
    stays: (world) => expect(dialog(world).getByRole('list', { name: 'Chosen' }).getByRole('listitem')).toHaveCount(1),
    retry: (world) => addToOrder(world).click(),
    done: async (world) => {
      await expect(world.page.getByText(/^Added\. Your order now comes to/)).toBeVisible();
      const { data } = await customerOf(world).ask<{ data: { items: { quantity: number }[] } }>(
        'GET',
        `/order/${world.notes['order']}`,
      );
      expect(
        data.items.map(({ quantity }) => quantity),
        'added once',
      ).toEqual([1, 1, 1]);
    },
  },
  {
    name: 'what can be added to an order',
    target: searchProducts,
    who: 'customer',
    path: openOrder,
    before: (world) => world.notes['order'] ?? placeOrder(world),
    prepare: forgotSomething,
    act: search('poppy seeds'),
    told: (page) => page.getByRole('dialog').getByRole('status'),
    stays: (world) => expect(dialog(world).getByRole('searchbox')).toHaveValue('poppy seeds'),
    retry: search('poppy seed'),
    done: (world) => expect(offered(world).first()).toBeVisible(),
  },
];
