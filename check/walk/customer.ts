import * as address from '../../contract/address.ts';
import * as coupon from '../../contract/coupon.ts';
import { type Id, sameId } from '../../contract/id.ts';
import { putKyc } from '../../contract/kyc.ts';
import * as order from '../../contract/order.ts';
import * as profile from '../../contract/profile.ts';
import { getTransactions } from '../../contract/wallet.ts';
import * as wishlist from '../../contract/wishlist.ts';
import type { Check } from '../check.ts';
import type { Goods } from './catalogue.ts';

const NOT_WRITTEN = 'It would change the customer: asked with --write.';
/** Made up, with check digits that are right. */
const KYC = { pan: 'ABCPE1234F', aadhaar: '234123412346' };

/** Everything of a customer except cart and order; changes are undone. */
export async function walkCustomer(check: Check, goods: Goods): Promise<void> {
  const current = await check.ask(profile.getProfile);
  if (current)
    await check.ask(profile.putProfile, { body: { name: current.data.name || 'Check', email: current.data.email } });
  else check.skip('Without a profile there is nothing to write back.', profile.putProfile);
  await check.ask(getTransactions);
  if (check.options.write) await check.ask(putKyc, { body: KYC });
  else check.skip(NOT_WRITTEN, putKyc);

  await walkAddresses(check, goods.pincodeId);
  if (goods.product) await walkWishlist(check, goods.product.id);
  const [latest] = (await check.ask(order.getOrders))?.data ?? [];
  if (latest) await check.ask(order.getOrder, { id: latest.id });
  else check.skip('The customer has no order yet.', order.getOrder);
}

async function walkAddresses(check: Check, pincodeId: Id | undefined): Promise<void> {
  const { getAddress, getAddresses, postAddress, putAddress, deleteAddress } = address;
  const before = (await check.ask(getAddresses))?.data ?? [];
  const [saved] = before;
  if (saved) await check.ask(getAddress, { id: saved.id });
  const at = saved?.pincode?.id ?? pincodeId;
  if (at === undefined) return check.skip('There is no pincode.', getAddress, postAddress, putAddress, deleteAddress);
  const body = { label: 'Check', name: 'Check', phone: '9830012345', line1: '1 Check Lane', pincodeId: at };
  const answer = await check.ask(postAddress, { body });
  const isNew = ({ id }: address.Address) => !before.some((other) => sameId(other.id, id));
  const listed = (await check.ask(getAddresses))?.data.find(isNew);
  const added = answer?.data ?? listed;
  if (answer) check.rule('An address that is saved can be chosen', listed ? [] : ['It is not listed.'], 'stops orders');
  if (!added) return check.skip('No address could be saved.', putAddress, deleteAddress);
  if (!saved) await check.ask(getAddress, { id: added.id });
  await check.ask(putAddress, { id: added.id, body: { ...body, landmark: 'Lamp post' } });
  await check.ask(deleteAddress, { id: added.id });
  const left = (await check.ask(getAddresses))?.data.some(({ id }) => sameId(id, added.id));
  check.rule(
    'An address that was removed is gone',
    left ? ['The address called “Check” is still there: remove it.'] : [],
  );
}

async function walkWishlist(check: Check, productId: Id): Promise<void> {
  const { getWishlist, postWishlist, deleteWishlistItem } = wishlist;
  const find = async () => (await check.ask(getWishlist))?.data.find(({ product }) => sameId(product.id, productId));
  if (await find()) return check.skip('The product is on the list already.', postWishlist, deleteWishlistItem);
  await check.ask(postWishlist, { body: { productId } });
  const item = await find();
  if (!item) return check.rule('What is put on the wishlist stands there', ['It does not.']);
  await check.ask(deleteWishlistItem, { id: item.id });
  check.rule('What is put on the wishlist stands there', (await find()) ? ['It could not be taken off again.'] : []);
}

/** Checks a coupon on the cart, with a code that does not exist where none is on offer. */
export const walkCoupon = (check: Check, { couponCode }: Goods): Promise<void> =>
  check.refusable(coupon.checkCoupon, { body: { code: couponCode ?? 'NO-SUCH-COUPON' } });
