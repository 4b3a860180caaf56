import { isRecord, type JsonObject, omitUndefined, pick, plainName } from '../json.ts';
import type { Reading } from '../reading.ts';
import { flat, listIn, oneIn } from '../unwrap.ts';
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
function fullName(fields: JsonObject, at: Reading): string | undefined {
  const whole = line(
    at.field(
      fields,
      'name',
      'fullName',
      'customerName',
      'displayName',
      'userName',
      'receiverName',
      'contactName',
      'contactPerson',
    ),
  );
  if (whole !== undefined) return whole;
  const parts = [pick(fields, 'firstName', 'givenName'), pick(fields, 'lastName', 'familyName', 'surname')]
    .map(line)
    .filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** A customer may have no name yet. */
export function customer(received: unknown, at: Reading): unknown {
  const fields = oneIn(received, WHO);
  if (!isRecord(fields)) return fields;
  const numbers = kyc(pick(fields, 'kyc', 'kycDetails') ?? fields, at);
  return {
    ...fields,
    ...omitUndefined({
      id:
        id(at.field(fields, 'id', 'customerId', 'userId', '_id', 'uuid', 'sub', 'customerCode')) ??
        text(pick(fields, ...PHONE, 'phone')),
      phone: text(at.field(fields, 'phone', ...PHONE)),
      email: text(at.field(fields, 'email', 'emailId', 'emailAddress', 'mail')),
      ...(isRecord(numbers) && { kyc: numbers }),
    }),
    name: fullName(fields, at) ?? '',
  };
}

const KYC_STATUS: readonly (readonly [RegExp, string])[] = [
  [/reject|fail|declin|invalid/i, 'rejected'],
  [/pend|review|await|wait|in.?progress/i, 'submitted'],
  [/^(?:none|not|no|un|incomplete|missing|new|false|0)/i, 'none'],
  [/verif|approv|complet|success|true|^1$|valid|done/i, 'verified'],
  [/submit|process|receiv/i, 'submitted'],
];

const NUMBER = ['number', 'documentNumber', 'docNumber', 'value', 'no'];

/** A document's number: beside the status, or among `documents`, by its name or as an entry with its type. */
function documentIn(fields: JsonObject, ...names: readonly string[]): string | null {
  const documents = pick(fields, 'documents', 'docs', 'documentDetails');
  const entry = (listIn(documents) ?? []).find((one) => {
    const type = plainName(text(pick(one, 'type', 'documentType', 'docType', 'name')) ?? '');
    return names.some((name) => plainName(name) === type);
  });
  const value = pick(fields, ...names) ?? pick(documents, ...names) ?? entry;
  return text(isRecord(value) ? pick(value, ...NUMBER) : value) ?? null;
}

/** The customer's KYC; undefined where the answer has none. A document's number without a status counts as submitted. */
export function kyc(received: unknown, at: Reading): unknown {
  const fields = oneIn(received, ['kyc', 'kycDetails']);
  if (!isRecord(fields)) return undefined;
  const numbers = {
    pan: documentIn(fields, 'pan', 'panNumber', 'panNo', 'panCard'),
    aadhaar: documentIn(fields, 'aadhaar', 'aadhar', 'aadhaarNumber', 'aadharNumber', 'adhar', 'aadhaarNo'),
    gstin: documentIn(fields, 'gstin', 'gst', 'gstNumber', 'gstNo'),
  };
  const verified = flag(pick(fields, 'verified', 'isVerified', 'isKycVerified', 'kycVerified'));
  const statusText = text(at.field(fields, 'status', 'kycStatus', 'verificationStatus')) ?? String(verified ?? '');
  const status = KYC_STATUS.find(([pattern]) => pattern.test(statusText))?.[1];
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

export function address(received: unknown, at: Reading): unknown {
  const fields = oneIn(received, ['address', 'userAddress', 'deliveryAddress', 'shippingAddress']);
  if (typeof fields === 'string') return { id: fields, line1: line(fields) };
  if (!isRecord(fields)) return fields;
  const words = Object.entries(ADDRESS).map(
    ([name, others]) => [name, line(at.field(fields, name, ...others))] as const,
  );
  return {
    ...fields,
    ...omitUndefined({
      id: id(at.ending(fields, 'id', 'addressId', '_id', 'uuid', 'userAddressId')),
      name: fullName(fields, at),
      phone: text(at.field(fields, 'phone', ...PHONE)),
      ...Object.fromEntries(words),
      isDefault: flag(at.field(fields, 'isDefault', 'default', 'primary', 'isPrimary')),
    }),
    pincode: pincode(fields, at) ?? null,
  };
}

/** A pincode from an object, or from separate fields for its id and its six digits. */
function pincode(fields: JsonObject, at: Reading): unknown {
  const value = at.field(fields, 'pincode', 'pinCode', 'pin', 'postalCode', 'postcode', 'zip', 'zipCode', 'pincodeId');
  if (isRecord(value)) return pincodeOf(value, at);
  const digits = text(value);
  if (digits === undefined) return undefined;
  return { id: id(pick(fields, 'pincodeId', 'pinCodeId')) ?? digits, pincode: digits };
}

/** An entry of the drop-down, which may be the six digits alone. */
export function pincodeOf(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (typeof fields === 'string' || typeof fields === 'number') return { id: fields, pincode: String(fields) };
  if (!isRecord(fields)) return fields;
  const digits = text(
    at.field(
      fields,
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
    ...fields,
    ...omitUndefined({
      id: id(at.field(fields, 'id', 'pincodeId', '_id', 'uuid', 'value')) ?? digits,
      pincode: digits?.replace(/(?<=\d) (?=\d)/g, ''),
      deliverable: flag(
        at.field(
          fields,
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
