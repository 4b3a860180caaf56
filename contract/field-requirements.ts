import { ORDER_LOSSES } from './order-losses.ts';
import { type Losses, translations } from './translation-losses.ts';

const PACK: Losses = {
  slug: 'The URL is made of the name and the id.',
  packSize: 'The card names no size, and sizes can’t be told apart.',
  mrp: 'No discount is shown.',
  unitPrice: 'It is worked out from the pack size where that can be read; otherwise prices can’t be compared.',
  stock: 'Everything counts as in stock until the order is refused.',
  maxQuantity: 'It is 20 units.',
};
const CUSTOMER: Losses = {
  phone: 'Forms don’t start with the customer’s number.',
  email: 'The profile shows no e-mail address.',
};
const PAGE: Losses = {
  count: 'Pages are read until one comes back empty or short, and the number of products is not shown.',
  inStockCount: 'There is no filter by stock.',
};
const DELIVERY_AMOUNT: Losses = {
  nextStep: 'The cart does not say how much more makes delivery cheaper.',
  minimumOrder: 'Any amount can be ordered, until the provider refuses.',
};

const losses: Readonly<Record<string, Losses>> = {
  Address: {
    label: 'The address goes by its first line.',
    name: 'The customer’s own name stands for the receiver’s.',
    phone: 'No number is shown with the address.',
    line2: 'The second line is left out.',
    landmark: 'The landmark is left out.',
    city: 'The city is left out.',
    pincode: 'The delivery charge can’t be told before an address is saved anew.',
    isDefault: 'The first address is taken at the checkout.',
    deliveryInstructions: 'Nobody is asked what the rider should do at the door.',
    deliveryNote: 'No note to the rider is shown.',
  },
  Banner: {
    title: 'The banner has no title.',
    text: 'The banner has no words.',
    link: 'The banner leads nowhere. The same for a link that is not https:// or a path of the shop.',
    image: 'The banner is words on a ground.',
    alt: 'The title describes the picture.',
    tint: 'The shop picks a ground.',
    pictures: 'No goods stand on the ground.',
    until: 'The banner stays until the next build without it.',
    ...translations(['title', 'text', 'alt']),
  },
  Brand: { count: 'Brands are listed without numbers.' },
  CartLine: {
    addedPrice: 'The cart does not say that a price has changed.',
    deliverable: 'The cart does not mark what can’t go to the chosen pincode.',
  },
  Category: {
    slug: 'The URL is made of the name and the id.',
    image: 'The tile has no picture.',
    tint: 'The shop picks a ground.',
    groupingId: 'Groups are asked for one by one; without them the category stands in none.',
    count: 'The number of products is counted at the build.',
    ...translations(),
  },
  Grouping: translations(),
  SubCategory: {
    slug: 'The URL has the id.',
    categoryId: 'Sub-categories are asked for by category.',
    count: 'The filter shows no number.',
    ...translations(),
  },
  CmsPage: {
    title: 'The page has the shop’s own title.',
    updatedAt: 'The page does not say how old it is.',
    ...translations(['title', 'content']),
  },
  Coupon: {
    description: 'The coupon is a code without words.',
    minimumOrder: 'The least amount is not shown.',
    kind: 'Nothing; it is told by the description.',
    validUntil: 'Its last day is not shown.',
    usable: 'Every coupon can be tried.',
    reason: 'Why it can’t be used is said when it is tried.',
    couponAmount: 'What it takes off is said when it is tried.',
    ...translations(['description']),
  },
  Customer: CUSTOMER,
  Profile: { ...CUSTOMER, kyc: 'There is no KYC page.' },
  Kyc: {
    pan: 'The masked number is not shown.',
    aadhaar: 'The masked number is not shown.',
    gstin: 'The masked number is not shown.',
  },
  ...ORDER_LOSSES,
  Pack: PACK,
  Pincode: { deliverable: 'It counts as one that the shop delivers to.' },
  Product: {
    ...PACK,
    brand: 'The card names no brand, and the product is missing from the filter by brand.',
    category: 'Its category’s own list is asked for; the product page has no path to it.',
    'category.slug': 'The URL is made of the name and the id.',
    'category.tint': 'The shop picks a ground.',
    subCategory: 'Related products are those of the whole category.',
    'subCategory.slug': 'The URL has the id.',
    image: 'A sign for goods stands in its place.',
    diet: 'No mark tells what is vegetarian, and nothing is filtered by it.',
    claims: 'The page does not say what is vegan, or free of gluten or sugar.',
    allergens: 'The page names no allergens.',
    nutrition: 'The page has no nutrition facts.',
    bestBefore: 'The page has no date, unless it stands among the details.',
    images: 'The product page has one picture.',
    discontinued: 'It counts as sold.',
    description: 'It is asked for by id at the build; without it the product page has no text.',
    highlights: 'There are no points under the name.',
    details: 'There is no table of details.',
    categoryId: 'It is not needed beside category; alone it is looked up among the categories.',
    subCategoryId: 'It is not needed beside subCategory; alone it is looked up among the sub-categories.',
    updatedAt: 'A build asks for the texts of each product again after a day, where there is no ETag either.',
    packs: 'They are asked for by the variant call at the build; without it there is one size.',
    ...translations(['name', 'description']),
    ...translations(['name'], 'category.'),
    ...translations(['name'], 'subCategory.'),
  },
  Slot: { left: 'A slot does not say that few places are left.' },
  Transaction: { balance: 'The line shows no balance.', note: 'The line has no words.' },
  register: { otp: 'Right, outside a demo: the code goes to the phone.' },
  getOtp: {
    otp: 'Right, outside a demo: the code goes to the phone.',
    registered: 'A 404 says the same: the number is led to registration.',
  },
  verifyLoginOtp: { data: 'Who logged in is asked of GET /customer/detail.' },
  verifyRegisterOtp: { data: 'Who logged in is asked of GET /customer/detail.' },
  getProducts: { ...PAGE, detail: 'A build asks for texts and pack sizes one product at a time.' },
  searchProducts: {
    ...PAGE,
    didYouMean: 'A corrected spelling is not said.',
    leftOut: 'The page does not say which words were left out.',
    packSize: 'The page does not say which size was understood.',
    terms: 'Words are not marked by meaning in a pasted list.',
    subCategories: 'Results have no filter by sub-category.',
    brands: 'The brands to filter by are those of the results at hand.',
  },
  SuggestedCategory: {
    slug: 'The URL is made of the name and the id.',
    subCategory: 'It leads to the category itself.',
    'subCategory.slug': 'The URL has the id.',
    ...translations(),
    ...translations(['name'], 'subCategory.'),
  },
  suggestProducts: { categories: 'Suggestions are products alone.' },
  getProduct: { deliverable: 'The product page does not say whether it goes to the chosen pincode.' },
  postAddress: { data: 'The addresses are read anew.' },
  putAddress: { data: 'The addresses are read anew.' },
  deleteAddress: { data: 'The addresses are read anew.' },
  putProfile: { data: 'The profile is read anew.' },
  postOrder: { data: 'The newest of the customer’s orders is taken.' },
  postWishlist: { data: 'The wishlist is read anew.' },
  postCart: { data: 'The cart is read anew.' },
  increaseQuantity: { data: 'The cart is read anew.' },
  decreaseQuantity: { data: 'The cart is read anew.' },
  deleteCartLine: { data: 'The cart is read anew.' },
  deleteWishlistItem: { data: 'Nothing.' },
  checkDeliveryAmount: DELIVERY_AMOUNT,
  getDeliveryAmount: DELIVERY_AMOUNT,
};

/**
 * What is lost without a field that may be left out.
 * @param owner the name of a schema of the contract, or of a call for what its answer has besides
 * @param field its name, with dots where it lies deeper: `category.slug`
 */
export const lossOf = (owner: string, field: string): string | undefined => losses[owner]?.[field];

/** Every field that something is said about, as `owner.field`: a test finds those that nobody sends any more. */
export const describedFields = (): readonly string[] =>
  Object.entries(losses).flatMap(([owner, fields]) => Object.keys(fields).map((field) => `${owner}.${field}`));
