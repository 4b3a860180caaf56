import { readFileSync } from 'node:fs';

/** What a shopper should find in the shop of a foreign provider. */
export interface ForeignShop {
  readonly name: 'terse' | 'chatty' | 'dusty';
  readonly categories: readonly string[];
  /** The category that is looked through: what it holds, and its first sub-category with the number of its goods. */
  readonly category: { name: string; count: number; subCategory: string; within: number; brand?: string };
  readonly bestSeller: string;
  readonly search: { typed: string; suggestion: RegExp; finds: string; count: number };
  readonly product: { name: string; slugLike: RegExp; price: string; says: RegExp; otherPack: string };
  readonly soldOut: string;
  /** Refused when it is added, though the list says that it is there. */
  readonly gone: { name: string; refusal: string };
  readonly pincode: string;
  /** The pages that the provider has a text for, and that it has none for. */
  readonly cms: { there: [path: string, text: RegExp]; missing?: string };
  readonly wrongCode: { code: string; refusal: string };
  readonly code: (mobile: string) => string;
  readonly coupon?: { wrong: string; refusal: string; good: string; amount: string };
  readonly slot?: RegExp;
  readonly wallet?: RegExp;
  readonly kyc: boolean;
  /** Two goods, with what one of each and two of the first come to. */
  readonly cart: { first: string; second: string; together: string; withTwo: string };
  readonly regular: { mobile: string; name: string; brokenCart: boolean };
  readonly order: { delivery: string; toPay: string };
}

export const terse: ForeignShop = {
  name: 'terse',
  categories: ['Vegetables & Fruit', 'Rice, Dal & Oil', 'Dairy & Eggs', 'Snacks & Sweets'],
  category: { name: 'Vegetables & Fruit', count: 35, subCategory: 'Fruit', within: 9 },
  bestSeller: 'Onion',
  search: { typed: 'gobindo', suggestion: /Gobindobhog Rice 1 kg/, finds: 'Gobindobhog Rice 1 kg', count: 2 },
  product: {
    name: 'Gobindobhog Rice 1 kg',
    slugLike: /\/product\/[\w%.-]+$/,
    price: '₹70',
    says: /from the market at Gariahat, packed on the morning/,
    otherPack: '5 kg',
  },
  soldOut: 'Pineapple',
  gone: { name: 'Nolen Gur', refusal: 'Nolen Gur is gone for today.' },
  pincode: '700029',
  cms: { there: ['/cms/about', /A small shop on Rashbehari Avenue/] },
  wrongCode: { code: '000000', refusal: 'That is not the code we sent.' },
  code: (mobile) =>
    [...readFileSync('.cache/foreign/terse.log', 'utf8').matchAll(/^code (\d+) (\d+)$/gm)]
      .filter(([, to]) => to === mobile)
      .at(-1)?.[2] ?? '',
  kyc: false,
  cart: { first: 'Potato', second: 'Onion', together: '₹87', withTwo: '₹122' },
  regular: { mobile: '9830000001', name: 'Mitali', brokenCart: false },
  order: { delivery: '₹35', toPay: '₹122' },
};

export const chatty: ForeignShop = {
  name: 'chatty',
  categories: ['Fish & Meat', 'Masala & Spices', 'Tea & Biscuits', 'Home & Cleaning'],
  category: { name: 'Masala & Spices', count: 34, subCategory: 'Whole Spices', within: 16, brand: 'Bazaar’s Own' },
  bestSeller: 'Katla – 500 gm',
  search: { typed: 'garam', suggestion: /Garam Masala – 50 gm/, finds: 'Garam Masala – 50 gm', count: 3 },
  product: {
    name: 'Garam Masala – 50 gm',
    slugLike: /\/product\/[\w%.-]+$/,
    price: '₹50',
    says: /comes fresh & is packed by hand\.[\s\S]*No preservatives/,
    otherPack: '100 gm',
  },
  soldOut: 'Hilsa – 500 gm',
  gone: { name: 'Fruit Cake – 1 pkt', refusal: 'Sorry – this item just sold out!' },
  pincode: '700020',
  cms: { there: ['/cms/privacy', /We never sell your data\s—\spromise\./], missing: '/cms/terms-conditions' },
  wrongCode: { code: '9999', refusal: 'Oops! This OTP does not match.' },
  code: (mobile) => String(1000 + (Number(mobile.slice(-4)) % 9000)),
  coupon: { wrong: 'NOSUCH', refusal: 'This coupon is not valid.', good: 'BAZAAR25', amount: '25' },
  slot: /12.*3/,
  wallet: /Welcome & thanks/,
  kyc: true,
  cart: { first: 'Rohu – 500 gm', second: 'Katla – 500 gm', together: '₹367', withTwo: '₹547' },
  regular: { mobile: '9831000001', name: 'Ruma', brokenCart: true },
  order: { delivery: '₹40', toPay: '₹382' },
};

export const dusty: ForeignShop = {
  name: 'dusty',
  categories: ['Vegetables & Fruits', 'Atta, Rice & Dal', 'Oil & Masala', 'Sweets & Namkeen', 'Puja Samagri'],
  category: { name: 'Atta, Rice & Dal', count: 34, subCategory: 'Atta & Flours', within: 10, brand: 'Annapurna Mills' },
  bestSeller: 'Miniket Rice 1 kg',
  search: { typed: 'miniket', suggestion: /Miniket Rice 1 kg/, finds: 'Miniket Rice 1 kg', count: 2 },
  product: {
    name: 'Miniket Rice 1 kg',
    slugLike: /\/product\/[\w%.-]+$/,
    price: '₹59.25',
    says: /of best quality, cleaned & packed at our own godown\./,
    otherPack: '5 kg',
  },
  soldOut: 'Dudheswar Rice 5 kg',
  gone: { name: 'Patali Gur 1 box', refusal: 'Sorry! Patali Gur 1 box is out of stock now.' },
  pincode: '700064',
  cms: { there: ['/cms/about', /Serving Salt Lake & New Town since 2009\./] },
  wrongCode: { code: '00000', refusal: 'Invalid OTP entered.' },
  code: (mobile) => String(10_000 + Number(mobile.slice(-4))),
  coupon: { wrong: 'NOSUCH', refusal: 'Invalid coupon code.', good: 'PUJA30', amount: '30' },
  slot: /11.*(?:2|14)/,
  wallet: /Joining bonus/,
  kyc: true,
  cart: { first: 'Miniket Rice 1 kg', second: 'Masoor Dal 1 kg', together: '₹180.50', withTwo: '₹239.75' },
  regular: { mobile: '9832000001', name: 'Sukumar', brokenCart: false },
  order: { delivery: '₹25', toPay: '₹175.50' },
};
