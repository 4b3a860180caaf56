import { readFileSync } from 'node:fs';

/** Why a provider has nothing that a check could look at. */
export class Lacking {
  readonly why: string;
  constructor(why: string) {
    this.why = why;
  }
}
const lacks = (why: string) => new Lacking(why);

/** Of the screens that a shop is walked through on. */
export type Device = 'phone' | 'desktop';

/** What a shopper should find in the shop of a foreign provider. */
export interface ForeignShop {
  readonly name: 'terse' | 'chatty' | 'agency' | 'dusty' | 'enterprise';
  readonly categories: readonly string[];
  /** The category that is looked through: what it holds, and its first sub-category with the number of its goods. */
  readonly category: { name: string; count: number; subCategory: string; within: number; brand?: string };
  /** The last of its list, which may have more than a page. */
  readonly lastSubCategory: string;
  readonly groups: readonly string[] | Lacking;
  readonly bestSeller: string;
  readonly bestSellers: number;
  /** Whether every product has a picture, as far as the category goes that is looked through. */
  readonly pictures: 'all' | Lacking;
  readonly search: { typed: string; suggestion: RegExp; finds: string; count: number };
  readonly product: {
    name: string;
    slugLike: RegExp;
    price: string;
    /** How much it is, on its card. */
    pack: RegExp;
    says: RegExp;
    otherPack: string;
    otherPrice: string;
    /** Whether the other size is a variant of the product. */
    isVariant?: boolean;
  };
  /** Its price is 0: it is a sample, free of charge. */
  readonly free: { name: string; mrp: string } | Lacking;
  /** Its price has a comma. */
  readonly dear: { name: string; price: string } | Lacking;
  readonly soldOut: string;
  /** Refused when it is added, though the list says that it is there. */
  readonly gone: { name: string; refusal: string };
  readonly pincode: string;
  readonly lastPincode: string;
  /** In the list of pincodes, and yet nothing is delivered there. */
  readonly unserved: string | Lacking;
  /** The pages that the provider has a text for, and that it has none for. */
  readonly cms: { there: [path: string, text: RegExp]; missing?: string };
  readonly wrongCode: { code: string; refusal: string };
  readonly code: (mobile: string) => string;
  readonly coupon?: { wrong: string; refusal: string; good: string; amount: string };
  /** What the cart's coupon takes off after a reload, as the provider keeps it. */
  readonly keptCoupon: string | Lacking;
  readonly slot?: RegExp;
  /** In the list of slots, and not to be had. */
  readonly closedSlot: RegExp | Lacking;
  /** How an order says when it comes. */
  readonly orderSlot: string | Lacking;
  readonly wallet?: RegExp;
  readonly kyc: boolean;
  /** What is handed in, and how it is shown then. */
  readonly kycNumbers: { pan: string; aadhaar: string; shown: string } | Lacking;
  /** Two goods, with what one of each and two of the first come to. */
  readonly cart: { first: string; second: string; together: string; withTwo: string };
  /** One who has shopped here before, for each screen. */
  readonly regular: {
    mobile: Readonly<Record<Device, string>>;
    name: string;
    brokenCart: boolean;
    /** How many there are, the numbers of those that came back, and of one with a state that nobody knows. */
    orders: { count: number; returned: readonly string[]; unknown: { number: string; says: RegExp } } | Lacking;
    /** How many goods are on the wishlist. */
    wishes: number | Lacking;
    /** The oldest movement in the wallet. */
    oldest: string | Lacking;
    /** What is shown of the numbers that are being checked. */
    kyc: string | Lacking;
    /** Where an order can go once the cart is in order again. */
    address: RegExp | Lacking;
  };
  readonly order: { delivery: string; toPay: string };
}

/** The code that was sent last, as the process of the provider has written it. */
const codeSent =
  (name: ForeignShop['name']) =>
  (mobile: string): string =>
    [...readFileSync(`.cache/foreign/${name}.log`, 'utf8').matchAll(/^code (\d+) (\d+)$/gm)]
      .filter(([, to]) => to === mobile)
      .at(-1)?.[2] ?? '';

export const terse: ForeignShop = {
  name: 'terse',
  categories: ['Vegetables & Fruit', 'Rice, Dal & Oil', 'Dairy & Eggs', 'Snacks & Sweets'],
  category: { name: 'Vegetables & Fruit', count: 35, subCategory: 'Fruit', within: 9 },
  lastSubCategory: 'Sweets',
  groups: lacks('its categories have no groups'),
  bestSeller: 'Onion',
  bestSellers: 12,
  pictures: lacks('it has no pictures'),
  search: { typed: 'gobindo', suggestion: /Gobindobhog Rice 1 kg/, finds: 'Gobindobhog Rice 1 kg', count: 2 },
  product: {
    name: 'Gobindobhog Rice 1 kg',
    slugLike: /\/product\/[\w%.-]+$/,
    price: '₹70',
    pack: /1 kg/,
    says: /from the market at Gariahat, packed on the morning/,
    otherPack: '5 kg',
    otherPrice: '₹435',
  },
  free: lacks('every product has a price'),
  dear: lacks('it sells nothing for a thousand rupees'),
  soldOut: 'Pineapple',
  gone: { name: 'Nolen Gur', refusal: 'Nolen Gur is gone for today.' },
  pincode: '700029',
  lastPincode: '700091',
  unserved: lacks('it delivers to every pincode of its list'),
  cms: { there: ['/cms/about', /A small shop on Rashbehari Avenue/] },
  wrongCode: { code: '000000', refusal: 'That is not the code we sent.' },
  code: codeSent('terse'),
  keptCoupon: lacks('it has no coupons'),
  closedSlot: lacks('it has no slots'),
  orderSlot: lacks('it has no slots'),
  kyc: false,
  kycNumbers: lacks('it has no KYC'),
  cart: { first: 'Potato', second: 'Onion', together: '₹87', withTwo: '₹122' },
  regular: {
    mobile: { phone: '9830000001', desktop: '9830000002' },
    name: 'Mitali',
    brokenCart: false,
    orders: lacks('its regular has ordered nothing yet'),
    wishes: lacks('its regular wishes for nothing'),
    oldest: lacks('it has no wallet'),
    kyc: lacks('it has no KYC'),
    address: lacks('its carts have no lines without goods'),
  },
  order: { delivery: '₹35', toPay: '₹122' },
};

export const chatty: ForeignShop = {
  name: 'chatty',
  categories: ['Fish & Meat', 'Masala & Spices', 'Tea & Biscuits', 'Home & Cleaning'],
  category: { name: 'Masala & Spices', count: 34, subCategory: 'Whole Spices', within: 16, brand: 'Bazaar’s Own' },
  lastSubCategory: 'Soaps',
  groups: ['Fresh', 'Kitchen', 'Home'],
  bestSeller: 'Katla – 500 gm',
  bestSellers: 14,
  pictures: 'all',
  search: { typed: 'garam', suggestion: /Garam Masala – 50 gm/, finds: 'Garam Masala – 50 gm', count: 3 },
  product: {
    name: 'Garam Masala – 50 gm',
    slugLike: /\/product\/[\w%.-]+$/,
    price: '₹50',
    pack: /50 g/,
    says: /comes fresh & is packed by hand\.[\s\S]*No preservatives/,
    otherPack: '100 gm',
    otherPrice: '₹69.80',
  },
  free: lacks('every product has a price'),
  dear: lacks('it sells nothing for a thousand rupees'),
  soldOut: 'Hilsa – 500 gm',
  gone: { name: 'Fruit Cake – 1 pkt', refusal: 'Sorry – this item just sold out!' },
  pincode: '700020',
  lastPincode: '711101',
  unserved: lacks('it delivers to every pincode of its list'),
  cms: { there: ['/cms/privacy', /We never sell your data\s—\spromise\./], missing: '/cms/terms-conditions' },
  wrongCode: { code: '9999', refusal: 'Oops! This OTP does not match.' },
  code: (mobile) => String(1000 + (Number(mobile.slice(-4)) % 9000)),
  coupon: { wrong: 'NOSUCH', refusal: 'This coupon is not valid.', good: 'BAZAAR25', amount: '25' },
  keptCoupon: lacks('it asks for the code with each order'),
  slot: /12.*3/,
  closedSlot: /9.*12/,
  orderSlot: '12 pm – 3 pm',
  wallet: /Welcome & thanks/,
  kyc: true,
  kycNumbers: lacks('it takes one document at a time'),
  cart: { first: 'Rohu – 500 gm', second: 'Katla – 500 gm', together: '₹367', withTwo: '₹547' },
  regular: {
    mobile: { phone: '9831000001', desktop: '9831000002' },
    name: 'Ruma',
    brokenCart: true,
    orders: lacks('its regulars have ordered nothing yet'),
    wishes: lacks('its regulars wish for nothing'),
    oldest: lacks('its wallets have two movements'),
    kyc: lacks('its regulars have handed in nothing'),
    address: lacks('it takes orders with such a line in the cart'),
  },
  order: { delivery: '₹40', toPay: '₹382' },
};

export const agency: ForeignShop = {
  name: 'agency',
  categories: [
    'Fruits & Vegetables',
    'Fish & Eggs',
    'Rice, Atta & Dal',
    'Oil, Ghee & Masala',
    'Dairy & Bread',
    'Sweets & Namkeen',
    'Tea & Coffee',
    'Home Care',
    'Kitchen Care',
    'Puja Needs',
    'Pet Food',
  ],
  category: { name: 'Fruits & Vegetables', count: 34, subCategory: 'Seasonal Vegetables', within: 12 },
  lastSubCategory: 'For Cats',
  groups: ['Daily Fresh', 'Store Cupboard', 'Household'],
  bestSeller: 'Malabar Spinach',
  bestSellers: 12,
  pictures: 'all',
  search: { typed: 'gobindo', suggestion: /Gobindobhog Rice/, finds: 'Gobindobhog Rice', count: 1 },
  product: {
    name: 'Gobindobhog Rice',
    slugLike: /\/product\/[\w%.-]+$/,
    price: '₹120',
    pack: /1 kg/,
    says: /bought at the Koley market before dawn\.[\s\S]*Wash before use/,
    otherPack: '5 kg',
    otherPrice: '₹576',
    isVariant: true,
  },
  free: { name: 'Drumstick', mrp: '₹20' },
  dear: { name: 'Cow Ghee', price: '₹1,249' },
  soldOut: 'Pineapple',
  gone: { name: 'Jackfruit', refusal: 'Jackfruit was sold out a moment ago.' },
  pincode: '700020',
  lastPincode: '700156',
  unserved: '700064',
  cms: { there: ['/cms/about', /From the wholesale market at Koley to your kitchen/] },
  wrongCode: { code: '000000', refusal: 'The OTP that you entered is incorrect.' },
  code: codeSent('agency'),
  coupon: { wrong: 'NOSUCH', refusal: 'This coupon code does not exist.', good: 'SAVE50', amount: '50' },
  keptCoupon: '50',
  slot: /11.*1/,
  closedSlot: /7.*9/,
  orderSlot: '11 am – 1 pm',
  wallet: /Welcome bonus/,
  kyc: true,
  kycNumbers: { pan: 'ABCPE1234F', aadhaar: '2341 2341 2346', shown: '234F' },
  cart: { first: 'Rohu', second: 'Duck Eggs', together: '₹301.50', withTwo: '₹481.50' },
  regular: {
    mobile: { phone: '9832000001', desktop: '9832000002' },
    name: 'Sohini',
    brokenCart: true,
    orders: {
      count: 12,
      returned: ['ORD4000', 'ORD3999'],
      unknown: { number: 'ORD3998', says: /awaiting.hub.scan/i },
    },
    wishes: 12,
    oldest: 'Puja gift',
    kyc: '234F',
    address: /Lansdowne Terrace/,
  },
  order: { delivery: '₹40', toPay: '₹291.50' },
};

export const dusty: ForeignShop = {
  name: 'dusty',
  categories: ['Vegetables & Fruits', 'Atta, Rice & Dal', 'Oil & Masala', 'Sweets & Namkeen', 'Puja Samagri'],
  category: { name: 'Atta, Rice & Dal', count: 34, subCategory: 'Atta & Flours', within: 10, brand: 'Annapurna Mills' },
  lastSubCategory: 'Dhoop & Camphor',
  groups: lacks('its call for groups is broken'),
  bestSeller: 'Miniket Rice 1 kg',
  bestSellers: 14,
  pictures: lacks('some of its pictures are missing'),
  search: { typed: 'miniket', suggestion: /Miniket Rice 1 kg/, finds: 'Miniket Rice 1 kg', count: 2 },
  product: {
    name: 'Miniket Rice 1 kg',
    slugLike: /\/product\/[\w%.-]+$/,
    price: '₹59.25',
    pack: /1 kg/,
    says: /of best quality, cleaned & packed at our own godown\./,
    otherPack: '5 kg',
    otherPrice: '₹284.50',
  },
  free: lacks('a sale of 0 is none there'),
  dear: lacks('it sells nothing for a thousand rupees'),
  soldOut: 'Dudheswar Rice 5 kg',
  gone: { name: 'Patali Gur 1 box', refusal: 'Sorry! Patali Gur 1 box is out of stock now.' },
  pincode: '700064',
  lastPincode: '700059',
  unserved: lacks('it delivers to every pincode that it lists'),
  cms: { there: ['/cms/about', /Serving Salt Lake & New Town since 2009\./] },
  wrongCode: { code: '00000', refusal: 'Invalid OTP entered.' },
  code: (mobile) => String(10_000 + Number(mobile.slice(-4))),
  coupon: { wrong: 'NOSUCH', refusal: 'Invalid coupon code.', good: 'PUJA30', amount: '30' },
  keptCoupon: lacks('its cart keeps no coupon'),
  slot: /11.*(?:2|14)/,
  closedSlot: lacks('one that is full is shown as such, as everywhere'),
  orderSlot: '11 am – 2 pm',
  wallet: /Joining bonus/,
  kyc: true,
  kycNumbers: { pan: 'ABCPE1234F', aadhaar: '2341 2341 2346', shown: '234F' },
  cart: { first: 'Miniket Rice 1 kg', second: 'Masoor Dal 1 kg', together: '₹180.50', withTwo: '₹239.75' },
  regular: {
    mobile: { phone: '9832000001', desktop: '9832000002' },
    name: 'Sukumar',
    brokenCart: false,
    orders: lacks('the regular has no orders'),
    wishes: lacks('the regular has no wishlist'),
    oldest: 'Joining bonus',
    kyc: lacks('the regular has handed in none'),
    address: lacks('the cart of the regular is in order'),
  },
  order: { delivery: '₹25', toPay: '₹175.50' },
};

export const enterprise: ForeignShop = {
  name: 'enterprise',
  categories: [
    'Fruits & Vegetables',
    'Dairy & Eggs',
    'Atta, Rice & Dal',
    'Masala & Oils',
    'Snacks & Beverages',
    'Home & Personal Care',
  ],
  category: { name: 'Fruits & Vegetables', count: 34, subCategory: 'Fresh Fruits', within: 14, brand: 'Sahyadri' },
  lastSubCategory: 'Bath & Body',
  groups: ['Fresh Every Day', 'Kitchen Staples', 'Home Needs'],
  bestSeller: 'Apple Shimla',
  bestSellers: 18,
  pictures: 'all',
  search: { typed: 'basmati', suggestion: /Basmati Rice Select/, finds: 'Basmati Rice Select', count: 1 },
  product: {
    name: 'Basmati Rice Select',
    slugLike: /\/product\/[\w%.~-]+$/,
    price: '₹149',
    pack: /1 kg/,
    says: /Kirana Gold brings you Basmati Rice Select, packed at our Bengaluru centre\.[\s\S]*Store in a cool, dry place/,
    otherPack: '5 kg',
    otherPrice: '₹715.75',
    isVariant: true,
  },
  free: lacks('every product has a price'),
  dear: lacks('a product’s first size never costs a thousand rupees'),
  soldOut: "Lady's Finger (Bhindi)",
  gone: { name: 'Jackfruit', refusal: 'Item is out of stock' },
  pincode: '560034',
  lastPincode: '560102',
  unserved: lacks('it delivers to every pincode of its list'),
  cms: { there: ['/cms/about', /4th Floor, MG Road, Bengaluru 560001/] },
  wrongCode: { code: '00000', refusal: 'Incorrect OTP' },
  code: codeSent('enterprise'),
  coupon: { wrong: 'NOSUCH', refusal: 'Coupon code is not valid', good: 'FRESH10', amount: '22.63' },
  keptCoupon: lacks('it asks for the code with each order'),
  slot: /11 am.*1 pm/,
  closedSlot: lacks('one that is full is shown as such, as everywhere'),
  orderSlot: '11 am – 1 pm',
  wallet: /₹243\.12/,
  kyc: true,
  kycNumbers: { pan: 'ABCPE1234F', aadhaar: '2341 2341 2346', shown: 'Being checked' },
  cart: { first: 'Sunflower Oil', second: 'Malai Paneer', together: '₹226.25', withTwo: '₹364.25' },
  regular: {
    mobile: { phone: '9845000001', desktop: '9845000002' },
    name: 'Asha',
    brokenCart: false,
    orders: {
      count: 22,
      returned: ['KRN-2026-4000', 'KRN-2026-3999'],
      unknown: { number: 'KRN-2026-3998', says: /awaiting.crate/i },
    },
    wishes: 12,
    oldest: '₹353',
    kyc: lacks('its regulars have handed in nothing'),
    address: lacks('its carts have no lines without goods'),
  },
  order: { delivery: '₹39.50', toPay: '₹243.12' },
};
