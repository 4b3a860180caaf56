import { atom } from 'nanostores';
import { type DeskCoupon, getDeskCoupons } from '../../../contract/desk-coupons.ts';
import { type Id, sameId } from '../../../contract/id.ts';
import { askAsEditor } from '../../api/editor.ts';
import { edit } from '../editor/access.ts';
import { idle, type Loaded, loadOnMount } from '../lib/request.ts';

/** All coupons in the order of the desk's list; null until they are loaded. */
export const $deskCoupons = atom<Loaded<readonly DeskCoupon[] | null>>({ ...idle, data: null });

export const loadDeskCoupons = (): Promise<unknown> =>
  edit(
    $deskCoupons,
    () => askAsEditor(getDeskCoupons),
    ({ data }) => ({ data }),
  );

loadOnMount($deskCoupons, loadDeskCoupons);

/** Puts a coupon in the place of what the list has of it, or first. */
export function putDeskCoupon(coupon: DeskCoupon): void {
  const { data, ...state } = $deskCoupons.get();
  if (!data) return;
  const isListed = data.some(({ id }) => sameId(id, coupon.id));
  const replaced = data.map((each) => (sameId(each.id, coupon.id) ? coupon : each));
  $deskCoupons.set({ ...state, data: isListed ? replaced : [coupon, ...data] });
}

export function dropDeskCoupon(id: Id): void {
  const { data, ...state } = $deskCoupons.get();
  if (data) $deskCoupons.set({ ...state, data: data.filter((each) => !sameId(each.id, id)) });
}
