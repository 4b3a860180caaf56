import * as contract from '../../contract/desk-goods.ts';
import { changeGoods, unknownProduct } from '../domain/desk/change-goods.ts';
import { addPhoto } from '../domain/desk/goods-photos.ts';
import { findDeskProduct, joinAsPack, splitFromPacks } from '../domain/desk/packs.ts';
import { queryWords } from '../domain/search/normalize.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { selectDeskGoods } from '../repositories/desk-goods.ts';

export function deskGoodsRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getDeskGoods, async ({ db, query: { searchKey, ...query } }) =>
    selectDeskGoods(db, { ...query, searchKey: searchKey.trim().slice(0, 100), words: queryWords(searchKey) }),
  );
  route(app, provider, contract.getDeskProduct, async ({ db, id }) => ({ data: await findDeskProduct(db, id) }));
  route(app, provider, contract.putDeskGoods, async ({ db, by, now, body: { changes } }) => ({
    data: await changeGoods(db, { by, now: now() }, changes),
  }));
  route(app, provider, contract.postDeskPhoto, async ({ db, id, by, now, body }) => {
    const data = await addPhoto(db, { by, now: now() }, id, body.data);
    if (!data) throw unknownProduct();
    return { data };
  });
  route(app, provider, contract.splitDeskPack, async ({ db, id, by, now }) => ({
    data: await splitFromPacks(db, { by, now: now() }, id),
  }));
  route(app, provider, contract.joinDeskPacks, async ({ db, id, by, now, body: { productId } }) => ({
    data: await joinAsPack(db, { by, now: now() }, id, productId),
  }));
}
