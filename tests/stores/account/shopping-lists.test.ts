import { keepMount } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { ask } from '../../../src/api/http.ts';
import {
  $shoppingLists,
  addToShoppingList,
  createShoppingList,
  deleteShoppingList,
} from '../../../src/stores/account/shopping-lists.ts';
import { $toasts } from '../../../src/stores/lib/toast.ts';
import { getShoppingList, getShoppingLists, type ShoppingList } from '../../../contract/shopping-list.ts';
import { logIn, lost, openClient } from '../client-fixture.ts';

const shopping = openClient();
keepMount($shoppingLists);

/** The next call is carried out, and its answer lost. */
function loseAnswer(): void {
  shopping.network = async (request) => {
    shopping.network = shopping.shop.fetch;
    await shopping.shop.fetch(request);
    return lost();
  };
}

async function newList(name: string): Promise<ShoppingList> {
  const made = await createShoppingList(name, [{ productId: shopping.tomato.id, quantity: 2 }]);
  if (made instanceof Error) throw made;
  return made;
}

const atProvider = async () => (await ask(getShoppingLists)).data.map(({ name, count }) => `${name}, ${count}`);

const run = (label: string) =>
  $toasts
    .get()
    .find(({ action }) => action?.label === label)
    ?.action?.run();

describe('shopping lists, when an answer is lost', () => {
  test('a list that is made again is made once', async () => {
    await logIn(shopping);
    loseAnswer();
    expect(await createShoppingList('Weekly')).toBeInstanceOf(Error);
    expect(await createShoppingList('Weekly')).toMatchObject({ name: 'Weekly' });
    expect(await atProvider()).toEqual(['Weekly, 0']);
  });

  test('a product that is added again is added once, and one more time when that is meant', async () => {
    await logIn(shopping);
    const { id } = await newList('Weekly');
    const lines = [{ productId: shopping.tomato.id, quantity: 1 }];
    loseAnswer();
    await addToShoppingList(id, lines);
    await addToShoppingList(id, lines);
    expect((await ask(getShoppingList, { id })).data.lines).toMatchObject([{ quantity: 3 }]);
    await addToShoppingList(id, lines);
    expect((await ask(getShoppingList, { id })).data.lines).toMatchObject([{ quantity: 4 }]);
  });

  test('a list that is deleted again is deleted', async () => {
    await logIn(shopping);
    const list = await newList('Weekly');
    loseAnswer();
    expect(await deleteShoppingList(list)).toBeInstanceOf(Error);
    expect(await deleteShoppingList(list)).toBeNull();
    expect(await atProvider()).toEqual([]);
  });

  test('a list that could not be brought back is brought back by another try', async () => {
    await logIn(shopping);
    await deleteShoppingList(await newList('Weekly'));
    const others = $shoppingLists.get().data.length;
    loseAnswer();
    run('Undo');
    await expect.poll(() => $toasts.get().map(({ tone }) => tone)).toContain('error');
    run('Try again');
    await expect.poll(() => $shoppingLists.get().data.length).toBe(others + 1);
    expect(await atProvider()).toEqual(['Weekly, 1']);
  });
});
