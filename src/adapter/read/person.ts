import { type Came, isRecord, known, pick } from '../json.ts';
import type { Reading } from '../reading.ts';
import { flat, oneIn } from '../unwrap.ts';
import { flag, id, line, text } from '../values.ts';

const PHONE = [
  'mobile',
  'mobileNumber',
  'phoneNumber',
  'contact',
  'contactNumber',
  'mobileNo',
  'phoneNo',
  'telephone',
  'msisdn',
];
const WHO = ['customer', 'user', 'profile', 'account', 'member', 'userDetails', 'customerDetails'];

/** One name, or a first and a last one. */
function fullName(came: Came, at: Reading): string | undefined {
  const whole = line(
    at.field(came, 'name', 'fullName', 'customerName', 'displayName', 'userName', 'receiverName', 'contactName'),
  );
  if (whole !== undefined) return whole;
  const parts = [pick(came, 'firstName', 'givenName'), pick(came, 'lastName', 'familyName', 'surname')]
    .map(line)
    .filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** A customer may have no name yet. */
export function customer(came: unknown, at: Reading): unknown {
  const own = oneIn(came, WHO);
  if (!isRecord(own)) return own;
  const numbers = kyc(pick(own, 'kyc', 'kycDetails') ?? own, at);
  return {
    ...own,
    ...known({
      id:
        id(at.field(own, 'id', 'customerId', 'userId', '_id', 'uuid', 'sub', 'customerCode')) ??
        text(pick(own, ...PHONE, 'phone')),
      phone: text(at.field(own, 'phone', ...PHONE)),
      email: text(at.field(own, 'email', 'emailId', 'emailAddress', 'mail')),
      ...(isRecord(numbers) && { kyc: numbers }),
    }),
    name: fullName(own, at) ?? '',
  };
}

const KYC_STATUS: readonly (readonly [RegExp, string])[] = [
  [/reject|fail|declin|invalid/i, 'rejected'],
  [/^(?:none|not|no|un|incomplete|missing|new|false|0)/i, 'none'],
  [/verif|approv|complet|success|true|^1$|valid|done/i, 'verified'],
  [/submit|pend|review|process|wait|progress|receiv/i, 'submitted'],
];

/** Where the customer's papers stand; undefined where nothing is said. A number without a word is one handed in. */
export function kyc(came: unknown, at: Reading): unknown {
  const own = oneIn(came, ['kyc', 'kycDetails']);
  if (!isRecord(own)) return undefined;
  const numbers = {
    pan: text(pick(own, 'pan', 'panNumber', 'panNo', 'panCard')) ?? null,
    aadhaar: text(pick(own, 'aadhaar', 'aadhar', 'aadhaarNumber', 'aadharNumber', 'adhar', 'aadhaarNo')) ?? null,
    gstin: text(pick(own, 'gstin', 'gst', 'gstNumber', 'gstNo')) ?? null,
  };
  const verified = flag(pick(own, 'verified', 'isVerified', 'isKycVerified', 'kycVerified'));
  const said = text(at.field(own, 'status', 'kycStatus', 'verificationStatus')) ?? String(verified ?? '');
  const status = KYC_STATUS.find(([words]) => words.test(said))?.[1];
  const isSilent = status === undefined && Object.values(numbers).every((value) => value === null);
  return isSilent ? undefined : { ...numbers, status: status ?? 'submitted' };
}

const ADDRESS = {
  line1: [
    'addressLine1',
    'address1',
    'street',
    'streetAddress',
    'line',
    'addressLine',
    'address',
    'fullAddress',
    'houseNo',
    'flat',
    'house',
  ],
  line2: ['addressLine2', 'address2', 'area', 'locality', 'street2', 'apartment'],
  landmark: ['landMark', 'nearBy', 'nearby'],
  city: ['town', 'cityName', 'district'],
  label: ['type', 'addressType', 'tag', 'title', 'saveAs', 'nickname'],
} as const;

export function address(came: unknown, at: Reading): unknown {
  const own = oneIn(came, ['address', 'userAddress', 'deliveryAddress', 'shippingAddress']);
  if (typeof own === 'string') return { id: own, line1: line(own) };
  if (!isRecord(own)) return own;
  const words = Object.entries(ADDRESS).map(([name, others]) => [name, line(at.field(own, name, ...others))] as const);
  return {
    ...own,
    ...known({
      id: id(at.field(own, 'id', 'addressId', '_id', 'uuid', 'userAddressId')),
      name: fullName(own, at),
      phone: text(at.field(own, 'phone', ...PHONE)),
      ...Object.fromEntries(words),
      isDefault: flag(at.field(own, 'isDefault', 'default', 'primary', 'isPrimary')),
    }),
    pincode: pincode(own, at) ?? null,
  };
}

/** An object, or its id and its six digits, wherever they stand. */
function pincode(own: Came, at: Reading): unknown {
  const came = at.field(own, 'pincode', 'pinCode', 'pin', 'postalCode', 'postcode', 'zip', 'zipCode', 'pincodeId');
  if (isRecord(came)) return pincodeOf(came, at);
  const own6 = text(came);
  if (own6 === undefined) return undefined;
  return { id: id(pick(own, 'pincodeId', 'pinCodeId')) ?? own6, pincode: own6 };
}

/** Of the drop-down, whose entries may be the six digits alone. */
export function pincodeOf(came: unknown, at: Reading): unknown {
  const own = flat(came);
  if (typeof own === 'string' || typeof own === 'number') return { id: own, pincode: String(own) };
  if (!isRecord(own)) return own;
  const digits = text(
    at.field(
      own,
      'pincode',
      'pinCode',
      'pin',
      'code',
      'postalCode',
      'postcode',
      'zip',
      'zipCode',
      'name',
      'value',
      'label',
    ),
  );
  return {
    ...own,
    ...known({
      id: id(at.field(own, 'id', 'pincodeId', '_id', 'uuid', 'value')) ?? digits,
      pincode: digits?.replace(/(?<=\d) (?=\d)/g, ''),
      deliverable: flag(
        at.field(
          own,
          'deliverable',
          'isDeliverable',
          'serviceable',
          'isServiceable',
          'active',
          'isActive',
          'available',
        ),
      ),
    }),
  };
}
