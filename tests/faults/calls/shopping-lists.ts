import * as list from '../../../contract/shopping-list.ts';
import { registerCustomer } from '../../e2e/fixtures/customer.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import { customerOf, type FaultyCall, tryAgain, type World } from '../faulty-call.ts';
import { LISTS, listsOf, newList, noLists, openList, unitsOf } from './lists.ts';

const press = (name: string) => (world: World) => world.page.getByRole('button', { name, exact: true }).click();
const button = (world: World, name: string) => world.page.getByRole('button', { name, exact: true });
const heading = ({ page }: World, name: string) => page.getByRole('heading', { name });
const names = async (world: World) => (await listsOf(world)).map(({ name }) => name);

const shared = async (world: World): Promise<void> => {
  await newList(world);
  await customerOf(world).ask('POST', `/shopping-list/${world.notes['list']}/share`);
};

/** A list that somebody else shares, once; notes its token. */
async function sharedByOther({ page, goods, notes }: World): Promise<void> {
  if (notes['token']) return;
  const { ask } = await registerCustomer(page.request);
  const lines = [{ productId: goods[0]?.id, quantity: 3 }];
  const { data } = await ask<{ data: { id: number } }>('POST', '/shopping-list', { name: 'Weekly', lines });
  const shared = await ask<{ data: { shareToken: string } }>('POST', `/shopping-list/${data.id}/share`);
  notes['token'] = shared.data.shareToken;
}

export const SHOPPING_LISTS: readonly FaultyCall[] = [
  {
    name: 'the shopping lists',
    target: list.getShoppingLists,
    who: 'customer',
    path: LISTS,
    before: (world) => newList(world),
    stays: ({ page }) => expect(page.getByRole('main').getByRole('link', { name: 'Help' })).toBeVisible(),
    done: ({ page }) => expect(page.getByRole('link', { name: /Weekly/ })).toBeVisible(),
  },
  {
    name: 'what is bought regularly, among the shopping lists',
    target: list.getSuggestedLines,
    who: 'customer',
    path: LISTS,
    before: (world) => newList(world),
    except: { offline: 'Without network the lists are not there either, and say so.' },
    silent: 'It is offered beside the lists: they are all there without it, and it comes with the next page.',
    stays: ({ page }) => expect(page.getByRole('link', { name: /Weekly/ })).toBeVisible(),
  },
  {
    name: 'what is bought regularly',
    target: list.getSuggestedLines,
    who: 'customer',
    path: `${LISTS}&list=suggested`,
    done: (world) => expect(heading(world, 'Bought regularly')).toBeVisible(),
  },
  {
    name: 'a shopping list',
    target: list.getShoppingList,
    who: 'customer',
    path: openList,
    before: (world) => newList(world),
    done: (world) => expect(heading(world, 'Weekly')).toBeVisible(),
  },
  {
    name: 'making a shopping list',
    target: list.postShoppingList,
    who: 'customer',
    path: LISTS,
    before: noLists,
    prepare: ({ page }) => page.getByLabel('Name of a new list').fill('Puja'),
    act: press('Make list'),
    stays: ({ page }) => expect(page.getByLabel('Name of a new list')).toHaveValue('Puja'),
    retry: press('Make list'),
    done: async (world) => {
      await expect(heading(world, 'Puja')).toBeVisible();
      expect(await names(world), 'made once').toEqual(['Puja']);
    },
  },
  {
    name: 'renaming a shopping list',
    target: list.putShoppingList,
    who: 'customer',
    path: openList,
    before: (world) => newList(world),
    prepare: async (world) => {
      await press('Rename')(world);
      await world.page.getByLabel('Name of the list').fill('Puja');
    },
    act: press('Save name'),
    stays: ({ page }) => expect(page.getByLabel('Name of the list')).toHaveValue('Puja'),
    retry: press('Save name'),
    done: async (world) => {
      await expect(heading(world, 'Puja')).toBeVisible();
      expect(await names(world)).toEqual(['Puja']);
    },
  },
  {
    name: 'deleting a shopping list',
    target: list.deleteShoppingList,
    who: 'customer',
    path: openList,
    before: (world) => newList(world),
    prepare: (world) => expect(button(world, 'Delete')).toBeVisible(),
    act: press('Delete'),
    stays: (world) => expect(heading(world, 'Weekly')).toBeVisible(),
    retry: press('Delete'),
    done: async (world) => {
      await expect(world.page.getByText('Weekly is deleted')).toBeVisible();
      expect(await names(world)).toEqual([]);
    },
    except: {
      '401': 'The list is looked at again after log in, where nothing was deleted; renaming tests the way to log in.',
    },
  },
  {
    name: 'bringing a shopping list back',
    target: list.postShoppingList,
    who: 'customer',
    path: openList,
    before: (world) => newList(world),
    prepare: async (world) => {
      await press('Delete')(world);
      await expect(button(world, 'Undo')).toBeVisible();
    },
    act: press('Undo'),
    retry: tryAgain,
    done: async (world) => {
      await expect(world.page.getByRole('link', { name: /Weekly/ })).toBeVisible();
      expect(await names(world), 'once').toEqual(['Weekly']);
      expect(await unitsOf(world)).toBe(3);
    },
    except: { '401': 'Who is logged out within the seconds of Undo has deleted the list.' },
  },
  {
    name: 'sharing a shopping list',
    target: list.postShoppingListShare,
    who: 'customer',
    path: openList,
    before: (world) => newList(world),
    prepare: (world) => expect(button(world, 'Share by a link')).toBeVisible(),
    act: press('Share by a link'),
    retry: press('Share by a link'),
    done: ({ page }) => expect(page.getByLabel('Link to this list')).toHaveValue(/\/shopping-list#.+/),
  },
  {
    name: 'sharing a shopping list no more',
    target: list.deleteShoppingListShare,
    who: 'customer',
    path: openList,
    before: shared,
    prepare: (world) => expect(button(world, 'Stop sharing')).toBeVisible(),
    act: press('Stop sharing'),
    stays: ({ page }) => expect(page.getByLabel('Link to this list')).toBeVisible(),
    retry: press('Stop sharing'),
    done: async (world) => {
      await expect(button(world, 'Share by a link')).toBeVisible();
      expect(await listsOf(world)).toMatchObject([{ shared: false }]);
    },
  },
  {
    name: 'a shared shopping list',
    target: list.openSharedShoppingList,
    who: 'guest',
    path: ({ notes }) => `/shopping-list#${notes['token']}`,
    before: sharedByOther,
    done: (world) => expect(heading(world, 'Weekly')).toBeVisible(),
  },
];
