import { plainName } from './json.ts';

/** What others call the fields that the shop sends. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  phone: [
    'mobile',
    'mobileNumber',
    'phoneNumber',
    'contact',
    'contactNumber',
    'mobileNo',
    'phoneNo',
    'msisdn',
    'username',
    'identifier',
  ],
  otp: ['otpCode', 'code', 'pin', 'verificationCode', 'oneTimePassword', 'passcode', 'password', 'smsCode'],
  name: ['fullName', 'customerName', 'contactName', 'firstName', 'displayName', 'receiverName', 'contactPerson'],
  email: ['emailId', 'emailAddress', 'mail'],
  productId: [
    'pid',
    'product',
    'itemId',
    'sku',
    'variantId',
    'productVariantId',
    'productCode',
    'merchandiseId',
    'item',
    'id',
  ],
  quantity: ['qty', 'count', 'units', 'productQuantity', 'amount'],
  by: ['quantity', 'qty', 'count', 'units', 'step', 'amount'],
  code: ['couponCode', 'coupon', 'promoCode', 'voucherCode', 'promo', 'voucher', 'discountCode'],
  couponCode: ['coupon', 'code', 'promoCode', 'voucherCode', 'discountCode'],
  addressId: [
    'deliveryAddressId',
    'shippingAddressId',
    'userAddressId',
    'address',
    'deliveryAddress',
    'shippingAddress',
  ],
  deliveryDate: ['slotDate', 'date', 'deliveryDay', 'scheduledDate'],
  slotId: ['deliverySlotId', 'timeSlotId', 'deliverySlot', 'slot', 'timeSlot', 'deliveryWindowId'],
  paymentMethod: ['paymentMode', 'paymentType', 'payMode', 'payment', 'modeOfPayment', 'payBy'],
  paymentReference: ['transactionId', 'utr', 'upiReference', 'reference', 'paymentId', 'txnId'],
  toPay: ['totalAmount', 'total', 'amount', 'payable', 'grandTotal', 'orderAmount'],
  orderAmount: ['amount', 'cartAmount', 'cartTotal', 'cartValue', 'total', 'totalAmount', 'subTotal', 'orderTotal'],
  line1: ['addressLine1', 'address1', 'street', 'streetAddress', 'addressLine', 'address', 'flat', 'houseNo'],
  line2: ['addressLine2', 'address2', 'area', 'locality'],
  landmark: ['landMark', 'nearBy'],
  city: ['town', 'cityName'],
  pincodeId: ['pincode', 'pinCode', 'pin', 'postalCode', 'postcode', 'zip', 'zipCode'],
  label: ['type', 'addressType', 'tag', 'title', 'saveAs'],
  isDefault: ['default', 'primary', 'isPrimary', 'makeDefault'],
  pan: ['panNumber', 'panNo', 'panCard'],
  aadhaar: ['aadhaarNumber', 'aadhar', 'aadharNumber', 'aadhaarNo', 'adhar'],
  gstin: ['gst', 'gstNumber', 'gstNo', 'gstinNumber'],
  customerId: ['userId', 'customer', 'user', 'uid'],
};

export const spellingsOf = (field: string): readonly string[] => SPELLINGS[field] ?? [];

/** Whether `theirs` is a usual name of our `field`, in whatever case and with whatever dashes. */
export const isSpelling = (field: string, theirs: string): boolean => {
  const plain = plainName(theirs);
  return plain === plainName(field) || spellingsOf(field).some((other) => plainName(other) === plain);
};

/** @example snake('mobileNumber') // 'mobile_number' */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Other providers' words for the words that the shop sends. */
const WORDS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  paymentMethod: {
    cash: /^(?:cod|cash(?:[-_ ]?on[-_ ]?delivery)?)$/i,
    qr: /^(?:upi|qr|qr[-_ ]?code|online|upi[-_ ]?qr|prepaid)$/i,
  },
  sortBy: {
    relevance: /^(?:relevance|popular(?:ity)?|default|featured|best[-_]?match)$/i,
    'price-low': /^(?:price[-_]?(?:low|asc)\w*(?:-\w+)?|low[-_]?to[-_]?high|price|lowest[-_]?price)$/i,
    'price-high': /^(?:price[-_]?(?:high|desc)\w*(?:-\w+)?|high[-_]?to[-_]?low|-price|highest[-_]?price)$/i,
    discount: /^(?:discount\w*(?:-\w+)?|offers?)$/i,
    newest: /^(?:new(?:est)?|latest|recent|created\w*(?:[-_]desc)?|new[-_]?arrivals?)$/i,
    name: /^(?:name\w*(?:[-_]asc)?|a[-_]?(?:to[-_]?)?z|title|alpha\w*)$/i,
  },
};
/** The usual words, for a refusal that does not name its own. */
const USUAL: Readonly<Record<string, Readonly<Record<string, string>>>> = { paymentMethod: { cash: 'COD', qr: 'UPI' } };

/** The word that a refusal offers for our `value` of `field`, or the usual one; undefined when there is none. */
export function wordFor(field: string, value: string, refusal: string): string | undefined {
  const pattern = WORDS[field]?.[value];
  if (!pattern) return undefined;
  const offered = refusal.split(/[^\w-]+/).find((word) => word !== value && pattern.test(word));
  return offered ?? USUAL[field]?.[value];
}
