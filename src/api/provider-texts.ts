import { LOCALES } from '../../contract/locales.ts';
import { current } from '../i18n/current.ts';
import { msg } from '../i18n/msg.ts';
import { translated } from '../i18n/t.ts';
import { ADDITION_TEXTS } from './provider-addition-texts.ts';
import { RefusedError } from './errors.ts';

/**
 * What the embedded provider and the contract's schemas say to a shopper, in their own words. Loaded in other languages
 * than English alone.
 */
export const PROVIDER_TEXTS: readonly string[] = [
  // Every call.
  msg('Please log in.'),
  msg('Please check the marked fields.'),
  msg('This belongs to another customer.'),
  msg('The shop is very busy just now. Please try again in a minute.'),
  msg('The shop is very busy just now. Please try again in a few seconds.'),
  msg('Something went wrong on our side. Please try again in a minute.'),
  msg(
    'Something went wrong on our side. Please try again in a minute. If you write to us about it, please say {fault}.',
  ),
  // What is sent.
  msg('This request is larger than {size}.'),
  msg('This took too long to arrive. Please check your connection and try again.'),
  msg('This did not arrive as a whole. Please send it again.'),
  msg('Something else of yours is still being sent. Please try again once it has arrived.'),
  msg('There is no room left for this on our side. Please try again later.'),
  // Logging in.
  msg('This number is registered already. Please log in with it.'),
  msg('This number is not registered yet. Please register it first.'),
  msg('The code could not be sent just now. Please try again in a minute.'),
  msg('That was tried too often. Please ask for a new code.'),
  msg('This code has been used or has run out. Please ask for a new code.'),
  msg('That is not the code, and it was the last try. Please ask for a new code.'),
  msg('That is not the code. Please check it: 1 try is left.'),
  msg('That is not the code. Please check it: {count} tries are left.'),
  msg('Too many codes have been asked for. Please try again in {time}.'),
  msg('Too many codes have been tried. Please try again in {time}.'),
  msg(
    'Many new accounts have been made from this network today. Please try again tomorrow, use another network, or call us.',
  ),
  msg('A code is on its way. You can ask for another in {time}.'),
  msg('1 minute'),
  msg('{count} minutes'),
  msg('{count} seconds'),
  // Addresses and delivery.
  msg('This address is not among yours.'),
  msg('This address is not among yours. Please choose another one.'),
  msg('Please choose a pincode from the list.'),
  msg('You can save up to {count} addresses. Please remove one first.'),
  msg('We don’t deliver to this pincode yet.'),
  msg('We don’t deliver to {pincode} yet. Please choose another address.'),
  msg('Please choose a delivery slot from the list.'),
  msg('This delivery slot is over. Please choose a later one.'),
  msg('This delivery slot is full. Please choose another one.'),
  msg('This shop is not open yet.'),
  // The cart.
  msg('This product is not in the shop.'),
  msg('This product is not on your wishlist any more.'),
  msg('This line is not in your cart any more.'),
  msg('{name} is out of stock.'),
  msg('Only {count} of {name} is left. Your cart has {already} already.'),
  msg('Only {count} of {name} are left. Your cart has {already} already.'),
  msg('One order can hold up to {count} of {name}. Your cart has {already} already.'),
  msg('{name} has just sold out. Please remove it from your cart.'),
  msg('Only {count} of {name} is left. Please take fewer.'),
  msg('Only {count} of {name} are left. Please take fewer.'),
  msg('Only {count} of {name} is left.'),
  msg('Only {count} of {name} are left.'),
  msg('One order can hold up to {count} of {name}.'),
  // Coupons.
  msg('There is no coupon with this code. Please check its spelling.'),
  msg('{code} has been used up. Please try another coupon.'),
  msg('{code} takes nothing off these items. Please try another coupon.'),
  msg('{code} is for a first order only. Please try another coupon.'),
  msg('You have used {code} already. Please try another coupon.'),
  msg('You have used {code} {count} times, as often as it can be. Please try another coupon.'),
  msg('{code} can be used from {date}.'),
  msg('{code} ended on {date}. Please try another coupon.'),
  msg('{code} needs items worth {minimum}. Add {more} more to use it.'),
  // Orders.
  msg('Your order is no longer as this page showed it, so nothing was ordered. Please look at it and order again.'),
  msg('Your cart is empty. Please add something first.'),
  msg(
    '{name} can’t go to {pincode}, because our cold van does not drive there. Please remove it from your cart, or choose another address.',
  ),
  msg(
    '{names} can’t go to {pincode}, because our cold van does not drive there. Please remove them from your cart, or choose another address.',
  ),
  msg('One order can be worth up to {amount}. Please take fewer pieces.'),
  msg('Orders start at {minimum}. Please add items worth {more} more.'),
  msg('The amount to pay has changed from {before} to {amount}. Please check your cart and order again.'),
  msg('This order was sent before with other details. Please reload the page and look at your orders.'),
  msg(
    'You have {count} orders under way that are not paid yet. Please wait until one has arrived, cancel one, or call us.',
  ),
  msg(
    'Several orders to this address are under way that are not paid yet. Please wait until one has arrived, or call us.',
  ),
  msg(
    'You can have up to {count} of {name} under way that are not paid yet, and your orders have {already} already. Please take fewer, or call us.',
  ),
  msg('Up to {count} of {name} can be under way to one address that are not paid yet. Please take fewer, or call us.'),
  msg('You gave this payment reference with order {number}. Each payment counts for one order.'),
  msg('Please enter the payment reference that your UPI app shows.'),
  msg('This is no payment reference. It is the UTR or transaction number in your UPI app, 12 digits or longer.'),
  msg('This order is not among yours.'),
  msg('{number} is packed, so it can’t be cancelled here any more. Please call us.'),
  msg('{number} is out for delivery, so it can’t be cancelled here any more. Please call us.'),
  msg('{number} is delivered, so it can’t be cancelled here any more. Please call us.'),
  msg('{number} was cancelled'),
  msg('{number} came with units missing'),
  msg('{number} was placed'),
  msg('{number} was paid with more than it came to'),
  msg('{number} refund: {name}'),
  // What was wrong with an order.
  msg('{number} is not delivered yet.'),
  msg('{number} has no such line.'),
  msg('{number} was delivered more than {count} days ago. Please call us.'),
  msg('So much has been reported of {number} already that we ask you to call us.'),
  msg(
    'One order can have up to {count} photos, and {number} has {already} already. Please send this report with fewer or none.',
  ),
  msg('You have reported all of {name} already.'),
  msg('There is {count} of {name} left to report.'),
  msg('There are {count} of {name} left to report.'),
  msg('There is no such photo.'),
  msg('This photo is larger than 1 MB. Please choose a smaller one.'),
  msg('This photo can’t be used: {reason}.'),
  msg('Please use at most 300 characters.'),
  ...ADDITION_TEXTS,
  // Forms.
  msg('Please enter your name.'),
  msg('Please enter your mobile number.'),
  msg('A mobile number has 10 digits.'),
  msg('Indian mobile numbers start with 6, 7, 8 or 9.'),
  msg('This e-mail address looks incomplete. Example: name@example.com'),
  msg('Please enter the code.'),
  msg('The code has 6 digits.'),
  msg('Please enter a name for this address, such as Home.'),
  msg('Please enter the name of the person receiving.'),
  msg('Please enter the flat, house and street.'),
  msg('Please choose a pincode.'),
  msg('Please enter a coupon code.'),
  msg('Please use at most 40 characters.'),
  msg('Please use at most 80 characters.'),
  msg('Please use at most 160 characters.'),
  msg('Please use at most 254 characters.'),
  msg('Please choose how you want to pay.'),
  msg('Please enter your PAN.'),
  msg('Please enter your PAN alone.'),
  msg('A PAN has 5 letters, 4 digits and a letter, such as ABCPE1234F. Please check it against your card.'),
  msg('Please enter your Aadhaar number.'),
  msg('Please enter your Aadhaar number alone.'),
  msg('An Aadhaar number has 12 digits, such as 2341 2341 2346.'),
  msg('An Aadhaar number never starts with 0 or 1. Please check it against your card.'),
  msg('One of the digits is not right. Please check them against your card.'),
  msg('Please enter the GSTIN.'),
  msg('Please enter the GSTIN alone.'),
  msg('A GSTIN has 15 signs, such as 27AAPFU0939F1ZV.'),
  msg('A GSTIN has 2 digits for the state, the PAN, a digit or letter, Z and a check digit. Please check it.'),
  msg('One of the signs is not right. Please check them against your certificate.'),
];

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Characters of a text with its placeholders filled. */
const MAX_LENGTH = 500;

/** Matches what a text becomes once its placeholders are filled; each is a group of its name. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{(\w+)\}/)
      .map((part, i) => (i % 2 ? `(?<${part}>${part === 'count' ? String.raw`\d+` : '.+?'})` : literal(part)))
      .join('')}$`,
  );

function dateInLanguage(date: string): string {
  const at = new Date(date);
  const { tag } = LOCALES[current().locale];
  return Number.isNaN(at.getTime())
    ? date
    : at.toLocaleDateString(tag, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** What stands in a placeholder may be words, too. */
const READ: Readonly<Record<string, (value: string) => string>> = { time: inPageLanguage, date: dateInLanguage };

/**
 * What the provider says, in the language of the page; words that are not known stay as they are.
 * @example inPageLanguage('SAVE50 has been used up. Please try another coupon.')
 */
export function inPageLanguage(said: string): string {
  // Placeholders take as long as the text is long, each by itself: what is longer is none of these.
  if (said.length > MAX_LENGTH) return said;
  for (const text of PROVIDER_TEXTS) {
    const found = patternOf(text).exec(said);
    if (!found) continue;
    const { groups = {} } = found;
    return translated(text).replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = groups[name] ?? '';
      return READ[name]?.(value) ?? value;
    });
  }
  return said;
}

/** The same items, with what the provider says in one of their fields. */
export const inPageLanguageAll = <Item, Field extends keyof Item>(items: Item[], field: Field): Item[] =>
  items.map((item) => {
    const said = item[field];
    return typeof said === 'string' ? { ...item, [field]: inPageLanguage(said) } : item;
  });

/** A refusal and what it says of each field; any other error as it is. */
export function refusalInLanguage(error: unknown): unknown {
  if (!(error instanceof RefusedError)) return error;
  const fields = Object.fromEntries(Object.entries(error.fields).map(([field, said]) => [field, inPageLanguage(said)]));
  return new RefusedError({ ...error, fields, message: inPageLanguage(error.message) });
}
