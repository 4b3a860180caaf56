import { randomInt } from 'node:crypto';
import { text, tokenOf, type Answer, type Call, type Routes } from '../small-server.ts';
import { created, fields, list, ok, pathId, refuse, rupees, selectedInvalid, tenDigits, invalid } from './answer.ts';
import { isServed, objectId, pincodes, type Pincode } from './goods.ts';

interface Address {
  _id: string;
  addressType: string;
  contactName: string;
  contactNumber: string;
  addressLine1: string;
  addressLine2: string;
  landmark: string;
  city: string;
  pincodeId: Pincode;
}

interface Document {
  _id: string;
  documentType: string;
  documentNumber: string;
}

export interface Customer {
  _id: string;
  fullName: string;
  mobileNumber: string;
  emailId: string;
  kyc: { status: string; documents: Document[] } | null;
  addresses: Address[];
  /** What moved in the wallet, newest first. */
  transactions: { _id: string; transactionType: string; amount: string; description: string; createdAt: string }[];
}

const customers: Customer[] = [];
const codes = new Map<string, string>();
/** Registered, but the code has not been entered yet. */
const asked = new Map<string, { fullName: string; emailId: string }>();

const findBy = (mobileNumber: string) => customers.find((one) => one.mobileNumber === mobileNumber);

const credit = (description: string, amount: number, createdAt: string) => ({
  _id: objectId(),
  transactionType: 'CREDIT',
  amount: rupees(amount),
  description,
  createdAt,
});

function add(mobileNumber: string, { fullName, emailId }: { fullName: string; emailId: string }): Customer {
  const customer = {
    _id: objectId(),
    fullName,
    mobileNumber,
    emailId,
    kyc: null,
    addresses: [],
    transactions: [credit('Welcome bonus', 50.5, '2026-11-20T04:00:00.000Z')],
  };
  customers.push(customer);
  return customer;
}

/** Numbers go out masked. */
const masked = (number: string): string => number.slice(-4).padStart(number.length, 'X');

const handedIn = (numbers: Record<string, string>): Customer['kyc'] => ({
  status: 'PENDING_VERIFICATION',
  documents: Object.entries(numbers).map(([documentType, number]) => ({
    _id: objectId(),
    documentType,
    documentNumber: masked(number),
  })),
});

/** One who has shopped here for a year. */
function addRegular(mobileNumber: string): Customer {
  const regular = add(mobileNumber, { fullName: 'Sohini Ghosh', emailId: 'sohini@example.com' });
  regular.kyc = handedIn({ PAN: 'ABCPG1234F', AADHAAR: '234123412346' });
  regular.addresses.push({
    _id: objectId(),
    addressType: 'Office',
    contactName: 'Sohini Ghosh',
    contactNumber: mobileNumber,
    addressLine1: '7 Lansdowne Terrace',
    addressLine2: '',
    landmark: 'Above the bank',
    city: 'Kolkata',
    pincodeId: pincodeOf('700029'),
  });
  for (let month = 10; month > 0; month -= 1) {
    const at = `2026-${String(month).padStart(2, '0')}-05T09:00:00.000Z`;
    regular.transactions.push(credit(`Cashback of month ${month}`, 10 + month, at));
  }
  regular.transactions.push(credit('Puja gift', 101, '2025-12-24T09:00:00.000Z'));
  return regular;
}

const pincodeOf = (wanted: string): Pincode => {
  const found = pincodes.find(({ pincode }) => pincode === wanted);
  if (!found) throw new Error(`There is no pincode ${wanted}.`);
  return found;
};

/** Two of them: what one screen's walk changes is not the other's. */
export const regulars = [addRegular('9832000001'), addRegular('9832000002')];

/** Whose call it is; 401 for nobody's. */
export function customerOf({ token }: Call): Customer {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const id = /"_id":"([0-9a-f]{24})"/.exec(payload)?.[1];
  const customer = customers.find(({ _id }) => _id === id);
  if (!customer) throw refuse(401, 'Unauthenticated.');
  return customer;
}

function mobileNumberOf(body: Record<string, unknown>): string {
  const { mobileNumber } = fields(body, 'mobileNumber');
  if (!/^\d{10}$/.test(mobileNumber)) throw tenDigits('mobileNumber');
  return mobileNumber;
}

/** By SMS: here, a line that the process writes. */
function sendCode(mobileNumber: string): void {
  const code = String(randomInt(100_000, 1_000_000));
  codes.set(mobileNumber, code);
  console.log(`code ${mobileNumber} ${code}`);
}

function enter({ body }: Call, find: (mobileNumber: string) => Customer | undefined): Answer {
  const { mobileNumber, otp } = fields(body, 'mobileNumber', 'otp');
  if (codes.get(mobileNumber) !== otp) throw refuse(400, 'The OTP that you entered is incorrect.');
  const customer = find(mobileNumber);
  if (!customer) throw selectedInvalid('mobileNumber');
  codes.delete(mobileNumber);
  const { _id, fullName } = customer;
  return { ...ok({ _id, fullName }), headers: { authorization: tokenOf({ _id, name: fullName }) } };
}

const profile = ({ _id, fullName, mobileNumber, emailId, kyc }: Customer) => ({
  _id,
  fullName,
  mobileNumber,
  emailId,
  kyc,
  isActive: 1,
  createdAt: '2026-01-18T05:00:00.000Z',
  __v: 0,
});

function readAddress(body: Record<string, unknown>): Omit<Address, '_id'> {
  const given = fields(body, 'contactName', 'contactNumber', 'addressType', 'addressLine1', 'pincodeId');
  if (!/^\d{10}$/.test(given.contactNumber)) throw tenDigits('contactNumber');
  const pincodeId = pincodes.find(({ _id }) => _id === given.pincodeId);
  if (!pincodeId) throw selectedInvalid('pincodeId');
  if (!isServed(pincodeId)) throw refuse(404, 'Sorry, we do not deliver to this pincode');
  const [addressLine2, landmark, city] = [body['addressLine2'], body['landmark'], body['city']].map(text);
  return { ...given, addressLine2: addressLine2 ?? '', landmark: landmark ?? '', city: city ?? '', pincodeId };
}

export function findAddress(customer: Customer, id: string): Address {
  const address = customer.addresses.find(({ _id }) => _id === id);
  if (!address) throw refuse(404, 'Address not found');
  return address;
}

const ownAddress = (call: Call) => findAddress(customerOf(call), pathId(call, 'UserAddress'));

export const customerRoutes: Routes = {
  'POST /api/customer/register': ({ body }) => {
    const { fullName } = fields(body, 'fullName', 'mobileNumber');
    const mobileNumber = mobileNumberOf(body);
    if (findBy(mobileNumber)) throw invalid({ mobileNumber: ['The mobile number has already been taken.'] });
    asked.set(mobileNumber, { fullName, emailId: text(body['emailId']) });
    sendCode(mobileNumber);
    return created(objectId(), 'OTP sent successfully');
  },
  'POST /api/customer/register/verify-otp': (call) =>
    enter(call, (mobileNumber) => {
      const details = asked.get(mobileNumber);
      return findBy(mobileNumber) ?? (details && add(mobileNumber, details));
    }),
  'POST /api/customer/login/get-otp': ({ body }) => {
    const mobileNumber = mobileNumberOf(body);
    if (!findBy(mobileNumber)) throw selectedInvalid('mobileNumber');
    sendCode(mobileNumber);
    return ok({ otp: null, expiresIn: 300 }, 'OTP sent successfully');
  },
  'POST /api/customer/login/verify-otp': (call) => enter(call, findBy),
  'GET /api/customer/myprofile': (call) => ok(profile(customerOf(call))),
  'GET /api/customer/detail': (call) => ok(profile(customerOf(call))),
  'PUT /api/customer/myprofile': (call) => {
    const customer = customerOf(call);
    customer.fullName = fields(call.body, 'fullName').fullName;
    if ('emailId' in call.body) customer.emailId = text(call.body['emailId']);
    return ok(profile(customer), 'Profile updated successfully');
  },
  'PUT /api/customer/update-kyc': (call) => {
    const customer = customerOf(call);
    const { panNumber, aadhaarNumber } = fields(call.body, 'panNumber', 'aadhaarNumber');
    const gstNumber = text(call.body['gstNumber']);
    customer.kyc = handedIn({ PAN: panNumber, AADHAAR: aadhaarNumber, ...(gstNumber && { GST: gstNumber }) });
    return ok(customer.kyc, 'KYC submitted successfully');
  },
  'GET /api/customer/transaction': (call) => list(call, customerOf(call).transactions),
  'GET /api/user-address/': (call) => list(call, customerOf(call).addresses),
  'POST /api/user-address/': (call) => {
    const customer = customerOf(call);
    const address = { _id: objectId(), ...readAddress(call.body) };
    customer.addresses.push(address);
    return created(address._id, 'Address added successfully');
  },
  'GET /api/user-address/{id}': (call) => ok(ownAddress(call)),
  'PUT /api/user-address/{id}': (call) =>
    ok(Object.assign(ownAddress(call), readAddress(call.body)), 'Address updated'),
  'DELETE /api/user-address/{id}': (call) => {
    const customer = customerOf(call);
    const address = ownAddress(call);
    customer.addresses = customer.addresses.filter((one) => one !== address);
    return ok(null, 'Address deleted');
  },
};
