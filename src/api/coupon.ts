import * as contract from '../../contract/coupon.ts';
import { ask } from './http.ts';

export const getCoupons = async () => (await ask(contract.getCoupons)).data;
export const checkCoupon = async (code: string) => (await ask(contract.checkCoupon, { body: { code } })).data;
