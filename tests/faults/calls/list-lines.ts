import * as cart from '../../../contract/cart.ts';
import * as list from '../../../contract/shopping-list.ts';
import { alive, expect } from '../../e2e/fixtures/shop.ts';
import { cartOf } from '../cart-of.ts';
import type { FaultyCall, World } from '../faulty-call.ts';
import { toastOrLine, WAITING, WAITS } from './cart.ts';
import { emptyCart } from './carts.ts';
import { listsOf, newList, noLists, openList, unitsOf } from './lists.ts';

const ATTA = 'Shonar Whole Wheat Chakki Atta';

const inDialog = ({ page }: World, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const pressInDialog = (name: string) => (world: World) => inDialog(world, name).click();

const stepper = (world: World, button: string) =>
  world.page.getByRole('main').getByRole('button', { name: `${button} quantity of ${world.goods[0]?.name}` });
const step = (button: string) => (world: World) => stepper(world, button).click();

const undoLine = ({ page }: World) => page.getByRole('button', { name: 'Undo', exact: true });

/** Opens the look at the list, and puts it into the cart. */
const lookAtList = async ({ page }: World) => {
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Weekly' })).toBeVisible();
};

export const LIST_LINES: readonly FaultyCall[] = [
  {
    name: 'the shopping lists that a cart can be saved to',
    target: list.getShoppingLists,
    who: 'customer',
    path: '/cart',
    before: (world) => newList(world),
    act: ({ page }) => page.getByRole('button', { name: 'Save as a list' }).click(),
    except: { offline: 'The dialog is a script of its own, which says itself that it can’t be had.' },
    told: (page) => page.getByRole('dialog').getByRole('alert'),
    retry: pressInDialog('Try again'),
    done: ({ page }) => expect(page.getByRole('dialog').getByRole('radio', { name: 'Weekly' })).toBeVisible(),
  },
  {
    name: 'saving the cart as a shopping list',
    target: list.postShoppingList,
    who: 'customer',
    path: '/cart',
    before: noLists,
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: 'Save as a list' }).click();
      await page.getByLabel('Name of the list').fill('From my cart');
    },
    act: pressInDialog('Save list'),
    stays: ({ page }) => expect(page.getByLabel('Name of the list')).toHaveValue('From my cart'),
    retry: pressInDialog('Save list'),
    done: async (world) => {
      await expect(world.page.getByText('2 products are on From my cart')).toBeVisible();
      expect(
        (await listsOf(world)).map(({ name }) => name),
        'made once',
      ).toEqual(['From my cart']);
      expect(await unitsOf(world)).toBe(10);
    },
  },
  {
    name: 'a product onto a shopping list',
    target: list.postShoppingListLines,
    who: 'customer',
    path: '/product/shonar-whole-wheat-chakki-atta',
    before: (world) => newList(world),
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: `Add ${ATTA} to a list` }).click();
      await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    },
    act: pressInDialog('Add to list'),
    stays: ({ page }) => expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked(),
    retry: pressInDialog('Add to list'),
    done: async (world) => {
      await expect(world.page.getByText('1 product is on Weekly')).toBeVisible();
      expect(await unitsOf(world, ATTA), 'added once').toBe(1);
    },
  },
  {
    name: 'one more on a shopping list',
    target: list.putShoppingListLine,
    who: 'customer',
    path: openList,
    before: (world) => newList(world),
    prepare: (world) => expect(stepper(world, 'Increase')).toBeVisible(),
    act: step('Increase'),
    stays: (world) => expect(stepper(world, 'Increase')).toBeVisible(),
    retry: step('Increase'),
    done: (world) => expect.poll(() => unitsOf(world)).toBe(4),
  },
  {
    name: 'a product off a shopping list',
    target: list.putShoppingListLine,
    who: 'customer',
    path: openList,
    before: (world) => newList(world, 1),
    prepare: (world) => expect(stepper(world, 'Decrease')).toBeVisible(),
    act: step('Decrease'),
    stays: (world) => expect(stepper(world, 'Decrease')).toBeVisible(),
    retry: step('Decrease'),
    done: async (world) => {
      await expect(undoLine(world)).toBeVisible();
      expect(await unitsOf(world)).toBe(0);
    },
  },
  {
    name: 'a product back onto a shopping list',
    target: list.putShoppingListLine,
    who: 'customer',
    path: openList,
    before: (world) => newList(world, 1),
    prepare: async (world) => {
      await step('Decrease')(world);
      await expect(undoLine(world)).toBeVisible();
    },
    act: (world) => undoLine(world).click(),
    retry: ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    done: async (world) => {
      await expect(stepper(world, 'Increase')).toBeVisible();
      expect(await unitsOf(world)).toBe(1);
    },
    except: { '401': 'Who is logged out within the seconds of Undo has taken the product off.' },
  },
  {
    name: 'a shopping list into the cart',
    target: cart.postCart,
    who: 'customer',
    path: openList,
    before: async (world) => {
      await newList(world);
      await emptyCart(world);
    },
    prepare: lookAtList,
    act: pressInDialog('Add 1 product'),
    told: toastOrLine,
    outcome: WAITS,
    waits: true,
    retry: async (world) => {
      if (!(await world.page.getByText(WAITING).isVisible())) {
        await lookAtList(world);
        return pressInDialog('Add 1 product')(world);
      }
      await world.page.reload();
      return alive(world.page);
    },
    done: (world) => expect.poll(async () => Object.values(await cartOf(world))).toEqual([3]),
    changesCart: true,
  },
];
