import { randomBytes, randomInt } from 'node:crypto';
import { newId, postalCodes, type Item, type Variant } from './goods.ts';
import {
  BusinessError,
  dateTime,
  HttpError,
  inr,
  need,
  notOneOf,
  pageOf,
  pathId,
  type Call,
  type Routes,
} from './spring.ts';

interface Address {
  addressId: string;
  contactName: string;
  mobileNo: string;
  addressLine1: string;
  addressLine2: string | null;
  landmark: string | null;
  cityName: string;
  stateName: string;
  postalCode: string;
  addressType: string;
  defaultAddress: boolean;
}
export interface Entry {
  item: Item;
  variant: Variant;
  quantity: number;
  /** What it was ordered at. */
  price?: number;
}
/** A window as it was on its day. */
export interface Window {
  windowId: string;
  deliveryDate: string;
  windowStart: string;
  windowEnd: string;
}
export interface Order {
  id: string;
  number: string;
  state: string;
  created: Date;
  paymentMode: string;
  window: Window;
  address: Address;
  entries: Entry[];
  subTotal: number;
  discount: number;
  couponCode: string | null;
  fee: number;
  total: number;
}
export interface Customer {
  customerId: string;
  firstName: string | null;
  lastName: string | null;
  mobileNo: string;
  emailId: string | null;
  gender: string | null;
  kycStatus: string;
  created: Date;
  addresses: Address[];
  basketId: string;
  entries: Entry[];
  favourites: { id: string; item: Item; at: Date }[];
  orders: Order[];
  /** Newest first. */
  transactions: object[];
}
type Draft = Partial<Pick<Customer, 'firstName' | 'lastName' | 'emailId'>>;

const customers = new Map<string, Customer>();
const sessions = new Map<string, Customer>();
/** By purpose and number. */
const codes = new Map<string, { code: string; tries: number; at: number; draft: Draft }>();

function add(mobileNo: string, { firstName, lastName, emailId }: Draft): Customer {
  const customer: Customer = {
    customerId: newId(),
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    mobileNo,
    emailId: emailId ?? null,
    gender: null,
    kycStatus: 'NOT_SUBMITTED',
    created: new Date(),
    addresses: [],
    basketId: newId(),
    entries: [],
    favourites: [],
    orders: [],
    transactions: [],
  };
  customers.set(mobileNo, customer);
  return customer;
}

function addRegular(mobileNo: string): Customer {
  const regular = add(mobileNo, { firstName: 'Asha', lastName: 'Rao', emailId: 'asha@example.in' });
  regular.addresses.push({
    addressId: newId(`address${mobileNo}`),
    contactName: 'Asha Rao',
    mobileNo,
    addressLine1: '12, 4th Cross',
    addressLine2: '5th Block',
    landmark: null,
    cityName: 'Bengaluru',
    stateName: 'Karnataka',
    postalCode: '560034',
    addressType: 'HOME',
    defaultAddress: true,
  });
  return regular;
}

/** Two of them: what one screen's walk changes is not the other's. */
export const regulars = [addRegular('9845000001'), addRegular('9845000002')];

/** Whose call it is, if anybody's: what is for customers alone is refused before. */
export const customerOf = ({ token }: Call): Customer | undefined => sessions.get(token);

export function caller({ token }: Call): Customer {
  const customer = sessions.get(token);
  if (!customer) throw new Error('This call is not guarded.');
  return customer;
}

export const isSomebody = (token: string): boolean => sessions.has(token);

const CUSTOMER_FIELDS = ['firstName', 'lastName', 'emailId', 'gender'] as const;

function shownCustomer(customer: Customer) {
  const { customerId, firstName, lastName, mobileNo, emailId, gender, kycStatus, created } = customer;
  return { customerId, firstName, lastName, mobileNo, emailId, gender, kycStatus, registeredOn: dateTime(created) };
}

function mobileNoOf(body: Record<string, unknown>): string {
  const { mobileNo } = need(body, 'mobileNo');
  if (!/^[6-9]\d{9}$/.test(mobileNo))
    throw new HttpError(400, 'Validation failed: mobileNo must match "^[6-9][0-9]{9}$"');
  return mobileNo;
}

/** By SMS: here, a line that the process writes. */
function sendCode(purpose: string, mobileNo: string, draft: Draft = {}) {
  const code = String(randomInt(10_000, 100_000));
  codes.set(`${purpose}:${mobileNo}`, { code, tries: 0, at: Date.now(), draft });
  console.log(`code ${mobileNo} ${code}`);
  return { mobileNo, otp: null, otpLength: 5, validitySeconds: 300 };
}

function checkCode(purpose: string, body: Record<string, unknown>) {
  const mobileNo = mobileNoOf(body);
  const { otp } = need(body, 'otp');
  const sent = codes.get(`${purpose}:${mobileNo}`);
  if (!sent || Date.now() - sent.at > 300_000)
    throw new BusinessError('E103', 'OTP has expired, please request a new one');
  sent.tries += 1;
  if (sent.tries > 5) throw new BusinessError('E105', 'Too many attempts, please request a new OTP');
  if (sent.code !== otp) throw new BusinessError('E104', 'Incorrect OTP');
  codes.delete(`${purpose}:${mobileNo}`);
  return { mobileNo, draft: sent.draft };
}

function openSession({ response }: Call, customer: Customer) {
  const accessToken = randomBytes(24).toString('base64url');
  sessions.set(accessToken, customer);
  response.setHeader('Authorization', `Bearer ${accessToken}`);
  return { accessToken, tokenType: 'Bearer', expiresIn: 2_592_000, customer: shownCustomer(customer) };
}

const ADDRESS_TYPES = ['HOME', 'WORK', 'OTHER'];

function readAddress(body: Record<string, unknown>, addressId: string): Address {
  const given = need(body, 'contactName', 'addressLine1', 'cityName', 'postalCode');
  const mobileNo = mobileNoOf(body);
  if (!/^\d{6}$/.test(given.postalCode))
    throw new HttpError(400, 'Validation failed: postalCode must match "^[0-9]{6}$"');
  if (!postalCodes.some(({ postalCode }) => postalCode === given.postalCode))
    throw new BusinessError('E130', `We do not deliver to ${given.postalCode} yet`);
  const may = (name: string) => (body[name] ?? null) as string | null;
  const addressType = may('addressType') ?? 'HOME';
  if (!ADDRESS_TYPES.includes(addressType)) throw notOneOf('AddressType', addressType, ADDRESS_TYPES);
  return {
    addressId,
    ...given,
    mobileNo,
    addressLine2: may('addressLine2'),
    landmark: may('landmark'),
    stateName: may('stateName') ?? 'Karnataka',
    addressType,
    defaultAddress: body['defaultAddress'] === true,
  };
}

/** One is the default, the only one always. */
function settleDefault({ addresses }: Customer, address: Address): void {
  if (address.defaultAddress || addresses.length === 1)
    for (const one of addresses) one.defaultAddress = one === address;
}

export function findAddress({ addresses }: Customer, id: string): Address {
  const address = addresses.find(({ addressId }) => addressId === id);
  if (!address) throw new HttpError(404, `Address ${id} not found`);
  return address;
}

const DOCUMENTS = ['PAN', 'AADHAAR', 'GSTIN'];

const accountRoutes: Routes = {
  'POST /customer/register': ({ body }) => {
    const mobileNo = mobileNoOf(body);
    need(body, 'firstName');
    if (customers.has(mobileNo)) throw new BusinessError('E102', 'Mobile number is already registered, please login');
    return sendCode('REGISTER', mobileNo, body as Draft);
  },
  'POST /customer/register/verify-otp': (call) => {
    const { mobileNo, draft } = checkCode('REGISTER', call.body);
    return openSession(call, add(mobileNo, draft));
  },
  'POST /customer/login/get-otp': ({ body }) => {
    const mobileNo = mobileNoOf(body);
    if (!customers.has(mobileNo)) throw new BusinessError('E101', 'Mobile number is not registered');
    return sendCode('LOGIN', mobileNo);
  },
  'POST /customer/login/verify-otp': (call) => {
    const customer = customers.get(checkCode('LOGIN', call.body).mobileNo);
    if (!customer) throw new Error('A code went to nobody.');
    return openSession(call, customer);
  },
};

/** For who is logged in. */
export const ownRoutes: Routes = {
  'GET /customer/myprofile': (call) => shownCustomer(caller(call)),
  'PUT /customer/myprofile': (call) => {
    const customer = caller(call);
    need(call.body, 'firstName');
    for (const field of CUSTOMER_FIELDS)
      if (call.body[field] !== undefined) customer[field] = call.body[field] as string | null;
    return shownCustomer(customer);
  },
  'GET /customer/detail': (call) => {
    const customer = caller(call);
    const { orders, addresses } = customer;
    return { ...shownCustomer(customer), orderCount: orders.length, addressCount: addresses.length };
  },
  'PUT /customer/update-kyc': (call) => {
    const customer = caller(call);
    const { documentType } = need(call.body, 'documentType', 'documentNumber');
    if (!DOCUMENTS.includes(documentType))
      throw new HttpError(400, `JSON parse error: documentType not one of [${DOCUMENTS.join(', ')}]`);
    customer.kycStatus = 'SUBMITTED';
    return shownCustomer(customer);
  },
  'GET /customer/transaction': (call) => pageOf(call, caller(call).transactions, (transaction) => transaction),
  'GET /user-address/': (call) => ({ addresses: caller(call).addresses }),
  'POST /user-address/': (call) => {
    const customer = caller(call);
    const address = readAddress(call.body, newId());
    customer.addresses.push(address);
    settleDefault(customer, address);
    return address;
  },
  'GET /user-address/{id}': (call) => findAddress(caller(call), pathId(call)),
  'PUT /user-address/{id}': (call) => {
    const customer = caller(call);
    const address = findAddress(customer, pathId(call));
    Object.assign(address, readAddress(call.body, address.addressId));
    settleDefault(customer, address);
    return address;
  },
  'DELETE /user-address/{id}': (call) => {
    const customer = caller(call);
    const address = findAddress(customer, pathId(call));
    customer.addresses = customer.addresses.filter((one) => one !== address);
    return null;
  },
};

export const customerRoutes: Routes = { ...accountRoutes, ...ownRoutes };

/** What an order took out of somebody's pocket. */
export const payment = ({ number, paymentMode, total, created }: Order, transactionStatus: string) => ({
  transactionId: newId(),
  orderNumber: number,
  transactionType: 'DEBIT',
  transactionStatus,
  paymentMode,
  amount: inr(total),
  transactionOn: dateTime(created),
});
