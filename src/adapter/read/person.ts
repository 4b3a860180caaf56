import { isGiven, isRecord, type JsonObject, keyFor, omitUndefined, plainName } from '../json.ts';
import { type Field, find, namesOf } from '../names.ts';
import type { Reading } from '../reading.ts';
import { flat, listIn, oneIn } from '../unwrap.ts';
import { flag, id, line, text } from '../values.ts';

const WHO = ['customer', 'user', 'profile', 'account', 'member', 'userDetails', 'customerDetails'];

const PARTS = ['firstName', 'lastName'] as const;

/** A first and a last name, where there is no whole one; they are sent back apart, too. */
function namesTogether(fields: JsonObject, at: Reading): string | undefined {
  const keys = PARTS.map((part) => [part, keyFor(fields, namesOf(`customer.${part}`))] as const);
  if (keys.every(([, key]) => key !== undefined)) for (const [part, key] of keys) at.names.set(part, String(key));
  const parts = [find(fields, 'customer.firstName'), find(fields, 'customer.lastName')].map(line).filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** A customer may have no name yet. */
export function customer(received: unknown, at: Reading): unknown {
  const fields = oneIn(received, WHO);
  if (!isRecord(fields)) return fields;
  // The state of an account is none of its papers.
  const { status: _, ...account } = fields;
  const numbers = kyc(find(fields, 'customer.kyc') ?? account, at);
  const { id, name, ...read } = at.read(fields, 'customer');
  return {
    ...fields,
    ...read,
    ...omitUndefined({ id: id ?? read['phone'] }),
    // PHP writes an empty list where nothing was handed in.
    ...(isRecord(numbers) ? { kyc: numbers } : isGiven(fields['kyc']) && { kyc: null }),
    name: name ?? namesTogether(fields, at) ?? '',
  };
}

const KYC_STATUS: readonly (readonly [RegExp, string])[] = [
  [/reject|fail|declin|invalid/i, 'rejected'],
  [/pend|review|await|wait|in.?progress/i, 'submitted'],
  [/^(?:none|not|no|un|incomplete|missing|new|false|0)/i, 'none'],
  [/verif|approv|complet|success|true|^1$|valid|done/i, 'verified'],
  [/submit|process|receiv/i, 'submitted'],
];

/** A document's number: beside the status, or among `documents`, by its name or as an entry with its type. */
function documentIn(fields: JsonObject, field: Field): string | null {
  const documents = find(fields, 'kyc.documents');
  const entry = (listIn(documents) ?? []).find((one) => {
    const type = plainName(text(find(one, 'document.type')) ?? '');
    return namesOf(field).some((name) => plainName(name) === type);
  });
  const value = find(fields, field) ?? find(documents, field) ?? entry;
  return text(isRecord(value) ? find(value, 'document.number') : value) ?? null;
}

/** The KYC that was handed in: an answer without a number in it may say of itself that it went well, not of the papers. */
export function submittedKyc(received: unknown, at: Reading): unknown {
  const read = kyc(received, at);
  const hasNumber = isRecord(read) && ['pan', 'aadhaar', 'gstin'].some((number) => isGiven(read[number]));
  return isRecord(read) && (hasNumber || read['status'] !== 'verified') ? read : { status: 'submitted' };
}

/** The customer's KYC; undefined where the answer has none. A document's number without a status counts as submitted. */
function kyc(received: unknown, at: Reading): unknown {
  const fields = oneIn(received, ['kyc', 'kycDetails']);
  if (!isRecord(fields)) return undefined;
  const numbers = {
    pan: documentIn(fields, 'kyc.pan'),
    aadhaar: documentIn(fields, 'kyc.aadhaar'),
    gstin: documentIn(fields, 'kyc.gstin'),
  };
  const verified = flag(find(fields, 'kyc.verified'));
  const statusText = text(at.field(fields, 'kyc.status')) ?? String(verified ?? '');
  const status = KYC_STATUS.find(([pattern]) => pattern.test(statusText))?.[1];
  const isSilent = status === undefined && Object.values(numbers).every((value) => value === null);
  return isSilent ? undefined : { ...numbers, status: status ?? 'submitted' };
}

export function address(received: unknown, at: Reading): unknown {
  const fields = oneIn(received, ['address', 'userAddress', 'deliveryAddress', 'shippingAddress']);
  if (typeof fields === 'string') return { id: fields, line1: line(fields) };
  if (!isRecord(fields)) return fields;
  return {
    ...fields,
    ...omitUndefined({ name: namesTogether(fields, at), ...at.read(fields, 'address') }),
    pincode: pincode(fields, at) ?? null,
  };
}

/** A pincode from an object, or from separate fields for its id and its six digits. */
function pincode(fields: JsonObject, at: Reading): unknown {
  const value = at.field(fields, 'address.pincode');
  if (isRecord(value)) return pincodeOf(value, at);
  const digits = text(value);
  return digits === undefined ? undefined : { id: id(find(fields, 'address.pincodeId')) ?? digits, pincode: digits };
}

/** An entry of the drop-down, which may be the six digits alone. */
export function pincodeOf(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (typeof fields === 'string' || typeof fields === 'number') return { id: fields, pincode: String(fields) };
  if (!isRecord(fields)) return fields;
  const read = at.read(fields, 'pincode');
  const digits = text(read['pincode']);
  return {
    ...fields,
    ...read,
    ...omitUndefined({ id: read['id'] ?? digits, pincode: digits?.replace(/(?<=\d) (?=\d)/g, '') }),
  };
}
