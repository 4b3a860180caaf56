import * as contract from '../../contract/shopping-list.ts';
import { notFound } from '../domain/errors.ts';
import { countAttempt, durationOf } from '../domain/log-in/rate-limit.ts';
import { sentence } from '../domain/sentence.ts';
import {
  addToShoppingList,
  createShoppingList,
  readShoppingList,
  renameShoppingList,
  setShoppingListLine,
  shareShoppingList,
  unknownList,
  unshareShoppingList,
} from '../domain/shopping-lists/change-shopping-list.ts';
import { suggestLines } from '../domain/shopping-lists/suggest-lines.ts';
import { clientIp } from '../http/client-ip.ts';
import type { App, Provider } from '../http/env.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import {
  deleteShoppingList,
  findSharedShoppingList,
  selectShoppingListLines,
  selectShoppingLists,
} from '../repositories/shopping-list.ts';

/** Within an hour, by caller: a household or an office reads many, who tries tokens needs more than there is time for. */
const MAX_OPENED = 300;

const tooMany = (seconds: number) =>
  sentence('Too many lists have been opened. Please try again in {time}.', { time: durationOf(seconds) });

export function shoppingListRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getShoppingLists, async ({ db, customer }) => ({
    data: await selectShoppingLists(db, customer.id),
  }));

  route(app, provider, contract.postShoppingList, async ({ db, customer, body, context, now }) => ({
    data: await createShoppingList(db, customer.id, { ...body, key: readIdempotencyKey(context) }, now()),
  }));

  route(app, provider, contract.getShoppingList, async ({ db, customer, id }) => ({
    data: await readShoppingList(db, customer.id, id),
  }));

  route(app, provider, contract.putShoppingList, async ({ db, customer, id, body: { name } }) => ({
    data: await renameShoppingList(db, customer.id, id, name),
  }));

  route(app, provider, contract.deleteShoppingList, async ({ db, customer, id }) => {
    if (!(await deleteShoppingList(db, customer.id, id))) throw unknownList();
    return { data: null };
  });

  route(app, provider, contract.postShoppingListLines, async ({ db, customer, id, body: { lines }, context }) => ({
    data: await addToShoppingList(db, customer.id, id, { lines, key: readIdempotencyKey(context) }),
  }));

  route(app, provider, contract.putShoppingListLine, async ({ db, customer, id, body }) => ({
    data: await setShoppingListLine(db, customer.id, id, body),
  }));

  route(app, provider, contract.postShoppingListShare, async ({ db, customer, id }) => ({
    data: await shareShoppingList(db, customer.id, id),
  }));

  route(app, provider, contract.deleteShoppingListShare, async ({ db, customer, id }) => ({
    data: await unshareShoppingList(db, customer.id, id),
  }));

  route(app, provider, contract.openSharedShoppingList, async ({ db, settings, body: { token }, context, now }) => {
    await countAttempt(db, { key: `shared-list:${clientIp(context, settings)}`, most: MAX_OPENED }, now(), tooMany);
    const list = await findSharedShoppingList(db, token);
    if (!list) throw notFound('This list is not shared any more.', 'unknown_shopping_list');
    context.header('cache-control', 'no-store');
    const lines = await selectShoppingListLines(db, list.id);
    return { data: { name: list.name, lines: lines.map(({ product, quantity }) => ({ product, quantity })) } };
  });

  route(app, provider, contract.getSuggestedLines, async ({ db, customer, now }) => ({
    data: await suggestLines(db, customer.id, now()),
  }));
}
