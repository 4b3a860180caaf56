import type * as v from 'valibot';
import * as address from '../../contract/address.ts';
import * as coupon from '../../contract/coupon.ts';
import { type Id, sameId } from '../../contract/id.ts';
import { putKyc } from '../../contract/kyc.ts';
import * as order from '../../contract/order.ts';
import * as profile from '../../contract/profile.ts';
import { getTransactions } from '../../contract/wallet.ts';
import * as wishlist from '../../contract/wishlist.ts';
import type { Check } from '../check.ts';
import { isNested } from '../kind.ts';
import type { Goods } from './catalogue.ts';

const NOT_WRITTEN = 'It would change the customer: asked with --write.';
/** Made up, with check digits that are right. */
const KYC = { pan: 'ABCPE1234F', aadhaar: '234123412346' };

/** Everything of a customer except cart and order; changes are undone. */
export async function walkCustomer(check: Check, goods: Goods): Promise<void> {
  await walkProfile(check);
  await check.ask(getTransactions);
  if (check.options.write) await check.ask(putKyc, { body: KYC });
  else check.skip(NOT_WRITTEN, putKyc);

  await walkAddresses(check, goods.pincodeId);
  if (goods.product) await walkWishlist(check, goods.product.id);
  const [latest] = (await check.ask(order.getOrders))?.data ?? [];
  if (latest) await check.ask(order.getOrder, { id: latest.id });
  else check.skip('The customer has no order yet.', order.getOrder);
}

/** Sends the profile back as it came, so that nothing changes. */
async function walkProfile(check: Check): Promise<void> {
  const { getProfile, putProfile } = profile;
  const { answer, exchanges } = await check.outcome(getProfile);
  if (!answer?.data.name) return check.skip('Without a profile with a name there is nothing to send back.', putProfile);
  if (hasNameInParts(exchanges.at(-1)?.body))
    return check.skip('The name is kept in parts, and the shop sends it whole: it might be changed.', putProfile);
  const { name, email } = answer.data;
  await check.ask(putProfile, { body: { name, email } });
  const after = (await check.client.call(getProfile)).answer?.data;
  for (const field of ['name', 'email'] as const)
    if (after && after[field] !== answer.data[field])
      check.left.push(`The ${field} of the customer is another than before.`);
}

const hasNameInParts = (body: unknown, depth = 0): boolean =>
  isNested(body, depth) &&
  Object.entries(body).some(
    ([key, value]) => /^(?:last|sur|family).?name$/i.test(key) || hasNameInParts(value, depth + 1),
  );

async function walkAddresses(check: Check, pincodeId: Id | undefined): Promise<void> {
  const { getAddress, getAddresses, postAddress, putAddress, deleteAddress } = address;
  const before = (await check.ask(getAddresses))?.data;
  if (!before) return check.skip('The addresses can’t be read.', getAddress, postAddress, putAddress, deleteAddress);
  const [saved] = before;
  if (saved) await check.ask(getAddress, { id: saved.id });
  const at = saved?.pincode?.id ?? pincodeId;
  if (at === undefined) return check.skip('There is no pincode.', getAddress, postAddress, putAddress, deleteAddress);
  const body = { label: 'Other', name: 'Check', phone: '9830012345', line1: '1 Check Lane', pincodeId: at };
  const answer = await check.ask(postAddress, { body });
  const isNew = ({ id }: address.Address) => !before.some((other) => sameId(other.id, id));
  const listed = (await check.ask(getAddresses))?.data.find(isNew);
  const added = answer?.data ?? listed;
  const unlisted = listed ? [] : ['It is not listed.'];
  if (answer) check.rule('An address that is saved can be chosen', unlisted, 'stops orders', getAddresses);
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
  const before = await check.ask(getWishlist);
  if (!before) return check.skip('The wishlist can’t be read.', postWishlist, deleteWishlistItem);
  const name = 'What is put on the wishlist stands there';
  const find = async () => (await check.ask(getWishlist))?.data.find(({ product }) => sameId(product.id, productId));
  if (before.data.some(({ product }) => sameId(product.id, productId)))
    return check.skip('The product is on the list already.', postWishlist, deleteWishlistItem);
  await check.ask(postWishlist, { body: { productId } });
  try {
    const item = await find();
    if (!item) {
      check.skip('Nothing came onto the wishlist that can be read.', deleteWishlistItem);
      return check.rule(name, ['It does not.']);
    }
    await check.ask(deleteWishlistItem, { id: item.id });
    check.rule(name, (await find()) ? ['It could not be taken off again.'] : []);
  } finally {
    await restoreWishlist(check, before);
  }
}

async function restoreWishlist(
  { client, left }: Check,
  before: v.InferOutput<typeof wishlist.getWishlist.answer>,
): Promise<void> {
  const added = async () =>
    (await client.call(wishlist.getWishlist)).answer?.data.filter(
      ({ id }) => !before.data.some((other) => sameId(other.id, id)),
    );
  for (const { id } of (await added()) ?? []) await client.call(wishlist.deleteWishlistItem, { id });
  const still = await added();
  if (!still) left.push('The wishlist can’t be read any more: look what stands on it.');
  else for (const { product } of still) left.push(`Product ${product.id} stands on the wishlist.`);
}

/** Checks a coupon on the cart, with a code that does not exist where none is on offer. */
export const walkCoupon = (check: Check, { couponCode }: Goods): Promise<void> =>
  check.refusable(coupon.checkCoupon, { body: { code: couponCode ?? 'NO-SUCH-COUPON' } });
