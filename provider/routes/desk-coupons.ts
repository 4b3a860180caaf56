import * as contract from '../../contract/desk-coupons.ts';
import { changeCoupon, createCoupon, endCoupon, removeCoupon } from '../domain/desk/change-coupon.ts';
import { readDeskCoupons } from '../domain/desk/read-coupons.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';

export function deskCouponRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getDeskCoupons, async ({ db, now }) => ({ data: await readDeskCoupons(db, now()) }));
  route(app, provider, contract.postDeskCoupon, async ({ db, by, now, body: { terms } }) => ({
    data: await createCoupon(db, { by, now: now() }, terms),
  }));
  route(app, provider, contract.putDeskCoupon, async ({ db, id, by, now, body }) => ({
    data: await changeCoupon(db, { by, now: now() }, id, body),
  }));
  route(app, provider, contract.endDeskCoupon, async ({ db, id, by, now }) => ({
    data: await endCoupon(db, { by, now: now() }, id, true),
  }));
  route(app, provider, contract.restartDeskCoupon, async ({ db, id, by, now }) => ({
    data: await endCoupon(db, { by, now: now() }, id, false),
  }));
  route(app, provider, contract.deleteDeskCoupon, async ({ db, id, by, now }) => ({
    data: await removeCoupon(db, { by, now: now() }, id),
  }));
}
