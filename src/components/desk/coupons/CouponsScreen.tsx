import { useStore } from '@nanostores/react';
import { $deskView } from '../../../stores/desk/view.ts';
import { CouponList } from './CouponList.tsx';
import { CouponView } from './CouponView.tsx';

/** The coupons, or one of them with all that can be changed of it. */
export function CouponsScreen() {
  const { item } = useStore($deskView);
  return item === null ? <CouponList /> : <CouponView key={item} id={item} />;
}
