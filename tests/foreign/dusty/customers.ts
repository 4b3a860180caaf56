import { randomBytes } from 'node:crypto';
import { text, type Answer, type Call, type Routes } from '../small-server.ts';
import { answer, counter, dated, done, HTML, refuse, required, rupees } from './answers.ts';
import { pincodes } from './goods.ts';

export interface Address {
  addr_id: string;
  addr_type: string;
  receiver_name: string;
  mobile_no: string;
  address_line: string;
  landmark: string;
  pincode_id: string;
  pincode: string;
  is_default: '1' | '0';
  is_deleted: 'Y' | 'N';
}

export interface Customer {
  customer_id: string;
  customer_name: string;
  mobile_no: string;
  email_id: string;
  kyc: { pan_no: string; aadhaar_no: string; kyc_status: string } | [];
  added_on: string;
  addresses: Address[];
}

const customers: Customer[] = [];
const sessions = new Map<string, Customer>();
const codes = new Map<string, string>();
/** Registered, but the code has not been entered yet. */
const names = new Map<string, string>();
const nextCustomer = counter(200);
const nextAddress = counter(10);

const JOINING_BONUS = 5000;

function add(customer_name: string, mobile_no: string): Customer {
  const customer: Customer = {
    customer_id: String(nextCustomer()),
    customer_name,
    mobile_no,
    email_id: '',
    kyc: [],
    added_on: dated(new Date()),
    addresses: [],
  };
  customers.push(customer);
  return customer;
}
// One for each screen of a walk.
for (const mobile_no of ['+91-9832000001', '+91-9832000002']) add('Sukumar Ghosh', mobile_no);

/** Whose call it is. A session that has ended is a refusal like any other. */
export function customerOf({ token }: Call): Customer {
  const customer = sessions.get(token);
  if (!customer) throw refuse('Please login to continue.');
  return customer;
}

/** With or without +91; kept as +91-9832000001. */
function mobileOf(mobile_no: string): string {
  const digits = mobile_no.replace(/^\+?91[- ]?(?=\d{10}$)/, '');
  if (!/^[6-9]\d{9}$/.test(digits)) throw refuse('Please enter valid 10 digit mobile no.');
  return `+91-${digits}`;
}

const findBy = (mobile_no: string) => customers.find((one) => one.mobile_no === mobile_no);

function sendCode(mobile_no: string): Answer {
  const otp = String(10_000 + Number(mobile_no.slice(-4)));
  codes.set(mobile_no, otp);
  return done('OTP sent successfully.', [{ otp }]);
}

function enter({ body }: Call, find: (mobile_no: string) => Customer | undefined): Answer {
  const given = required(body, ['mobile_no', 'otp']);
  const mobile_no = mobileOf(given.mobile_no);
  if (codes.get(mobile_no) !== given.otp) throw refuse('Invalid OTP entered.');
  const customer = find(mobile_no);
  if (!customer) throw refuse('This mobile no is not registered with us.');
  codes.delete(mobile_no);
  const token = randomBytes(16).toString('hex');
  sessions.set(token, customer);
  return { ...done('Login successful.', [profile(customer)]), headers: { ...HTML, authorization: token } };
}

function profile({ customer_id, customer_name, mobile_no, email_id, kyc, added_on }: Customer) {
  const wallet_balance = rupees(JOINING_BONUS);
  return { customer_id, customer_name, mobile_no, email_id, profile_image: null, wallet_balance, kyc, added_on };
}

function readAddress(body: Record<string, unknown>) {
  const given = required(
    body,
    ['receiver_name', 'mobile_no', 'address_line', 'pincode_id'],
    (name) => `The ${name} field is required.`,
  );
  const pincode = pincodes.find(({ id }) => id === given.pincode_id)?.pincode;
  if (!pincode) throw refuse('Sorry, we are not delivering in this area.');
  return {
    addr_type: text(body['addr_type']) || 'Home',
    ...given,
    mobile_no: mobileOf(given.mobile_no),
    landmark: text(body['landmark']),
    pincode,
  };
}

const addressesOf = (customer: Customer) => customer.addresses.filter(({ is_deleted }) => is_deleted === 'N');

export function findAddress(customer: Customer, id: unknown): Address | undefined {
  return addressesOf(customer).find(({ addr_id }) => addr_id === id);
}

function ownAddress(call: Call): Address {
  const address = findAddress(customerOf(call), call.params[0]);
  if (!address) throw refuse('Address not found.');
  return address;
}

export const customerRoutes: Routes = {
  'POST /api/customer/register': ({ body }) => {
    const given = required(body, ['customer_name', 'mobile_no']);
    const mobile_no = mobileOf(given.mobile_no);
    if (findBy(mobile_no)) throw refuse('This mobile no is already registered. Please login.');
    names.set(mobile_no, given.customer_name);
    return sendCode(mobile_no);
  },
  'POST /api/customer/login/get-otp': ({ body }) => {
    const mobile_no = mobileOf(required(body, ['mobile_no']).mobile_no);
    if (!findBy(mobile_no)) throw refuse('This mobile no is not registered with us.');
    return sendCode(mobile_no);
  },
  'POST /api/customer/login/verify-otp': (call) => enter(call, findBy),
  'POST /api/customer/register/verify-otp': (call) =>
    enter(call, (mobile_no) => {
      const name = names.get(mobile_no);
      return findBy(mobile_no) ?? (name ? add(name, mobile_no) : undefined);
    }),
  'GET /api/customer/myprofile': (call) => answer([profile(customerOf(call))]),
  'GET /api/customer/detail': (call) => answer([profile(customerOf(call))]),
  'PUT /api/customer/myprofile': (call) => {
    const customer = customerOf(call);
    const { customer_name } = required(call.body, ['customer_name']);
    const email_id = text(call.body['email_id']);
    if (email_id && !email_id.includes('@')) throw refuse('Please enter valid email id.');
    Object.assign(customer, { customer_name, email_id });
    return done('Profile updated successfully.');
  },
  'PUT /api/customer/update-kyc': (call) => {
    const customer = customerOf(call);
    const pan_no = required(call.body, ['pan_no']).pan_no.toUpperCase();
    if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(pan_no)) throw refuse('Please enter valid PAN no.');
    customer.kyc = { pan_no, aadhaar_no: text(call.body['aadhaar_no']), kyc_status: 'Pending' };
    return done('KYC submitted successfully.', '');
  },
  'GET /api/customer/transaction': (call) => {
    const amount = rupees(JOINING_BONUS);
    const txn_date = customerOf(call).added_on;
    return answer([{ txn_id: '1', txn_type: 'CR', amount, remarks: 'Joining bonus', balance: amount, txn_date }]);
  },
  'GET /api/user-address/': (call) => answer(addressesOf(customerOf(call))),
  'POST /api/user-address/': (call) => {
    const customer = customerOf(call);
    const read = readAddress(call.body);
    const addr_id = String(nextAddress());
    const is_default = addressesOf(customer).length === 0 ? '1' : '0';
    customer.addresses.push({ addr_id, ...read, is_default, is_deleted: 'N' });
    return done('Address added successfully.', [{ addr_id }]);
  },
  'GET /api/user-address/{id}': (call) => answer([ownAddress(call)]),
  'PUT /api/user-address/{id}': (call) => {
    Object.assign(ownAddress(call), readAddress(call.body));
    return done('Address updated successfully.');
  },
  'DELETE /api/user-address/{id}': (call) => {
    ownAddress(call).is_deleted = 'Y';
    return done('Address deleted successfully.', '');
  },
};
