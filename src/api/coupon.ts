import { type Paise, toRupees } from '../../contract/money.ts';
import * as contract from '../../contract/coupon.ts';
import { ask } from './http.ts';

export const checkCoupon = async (code: string, total?: Paise) =>
  (await ask(contract.checkCoupon, { body: { code, ...(total !== undefined && { orderAmount: toRupees(total) }) } }))
    .data;
