import { type Paise, toRupees } from '../../contract/money.ts';
import * as contract from '../../contract/coupon.ts';
import { ask } from './http.ts';
import { loadWords } from './in-language.ts';

export async function getCoupons(): Promise<contract.Coupon[]> {
  const { data } = await ask(contract.getCoupons);
  const words = await loadWords();
  return words ? words.inPageLanguageAll(data, 'reason') : data;
}

export const checkCoupon = async (code: string, total?: Paise) =>
  (await ask(contract.checkCoupon, { body: { code, ...(total !== undefined && { orderAmount: toRupees(total) }) } }))
    .data;
