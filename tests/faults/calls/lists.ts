import { customerOf, type World } from '../faulty-call.ts';

export const LISTS = '/dashboard?tab=shopping-list';

export const openList = ({ notes }: World): string => `${LISTS}&list=${notes['list']}`;

interface Summary {
  readonly id: number;
  readonly name: string;
  readonly shared: boolean;
}

export const listsOf = async (world: World): Promise<readonly Summary[]> =>
  (await customerOf(world).ask<{ data: Summary[] }>('GET', '/shopping-list')).data;

export async function noLists(world: World): Promise<void> {
  for (const { id } of await listsOf(world)) await customerOf(world).ask('DELETE', `/shopping-list/${id}`);
}

/** A list called Weekly and no other, with so many units of the first product; notes its id. */
export async function newList(world: World, quantity = 3): Promise<void> {
  await noLists(world);
  const lines = [{ productId: world.goods[0]?.id, quantity }];
  const { ask } = customerOf(world);
  const { data } = await ask<{ data: { id: number } }>('POST', '/shopping-list', { name: 'Weekly', lines });
  world.notes['list'] = String(data.id);
}

/** How many of a product the only list has; of all its products where none is named. */
export async function unitsOf(world: World, productName?: string): Promise<number> {
  const [only] = await listsOf(world);
  const { data } = await customerOf(world).ask<{ data: { lines: { product: { name: string }; quantity: number }[] } }>(
    'GET',
    `/shopping-list/${only?.id}`,
  );
  return data.lines
    .filter(({ product }) => productName === undefined || product.name === productName)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
