import { text, tokenOf, type Answer, type Call, type Routes } from '../small-server.ts';
import { ok, page, refuse } from './catalogue.ts';
import { pincodes } from './goods.ts';

export interface Customer {
  user_id: number;
  full_name: string;
  mobile_number: string;
  email_id: string;
  kyc: { document_type: string; document_number: string; kyc_status: string } | null;
  addresses: Record<string, unknown>[];
}

const customers: Customer[] = [];
const names = new Map<string, string>();
const codes = new Map<string, string>();
let lastAddress = 500;

function add(full_name: string, mobile_number: string): Customer {
  const user_id = 7000 + customers.length;
  const customer = { user_id, full_name, mobile_number, email_id: '', kyc: null, addresses: [] };
  customers.push(customer);
  return customer;
}
/** They have shopped here before: their carts still have what has been taken off the shelves. One for each screen of a walk. */
export const regulars = ['9831000001', '9831000002'].map((mobile) => add('Ruma &amp; Dilip', mobile));

export function customerOf({ token }: Call): Customer {
  const payload = token.split('.')[1] ?? '';
  const id = /"user_id":(\d+)/.exec(Buffer.from(payload, 'base64url').toString())?.[1];
  const customer = customers.find(({ user_id }) => String(user_id) === id);
  if (!customer) throw refuse(401, null, 'Session expired. Please login again.');
  return customer;
}

/** Says every field that is missing, as forms are checked here. */
export function fields<Name extends string>(body: Record<string, unknown>, ...wanted: Name[]): Record<Name, string> {
  const errors = wanted
    .filter((field) => !text(body[field]))
    .map((field) => ({ field, message: `The ${field.replaceAll('_', ' ')} field is required.` }));
  if (errors.length > 0) {
    const refusal = refuse(422, null, '');
    refusal.answer.body = { status: 'failed', status_code: 422, errors };
    throw refusal;
  }
  return Object.fromEntries(wanted.map((field) => [field, text(body[field])])) as Record<Name, string>;
}

function sendCode(mobile: string): Answer {
  // Four digits, and not the same for everybody.
  const code = String(1000 + (Number(mobile.slice(-4)) % 9000));
  codes.set(mobile, code);
  return ok({ otp: code, expires_in: '300', resend_after: '30' });
}

function enter({ body }: Call, find: (mobile: string) => Customer | undefined): Answer {
  const { mobile_number, otp_code } = fields(body, 'mobile_number', 'otp_code');
  if (codes.get(mobile_number) !== otp_code) throw refuse(422, 'otp_code', 'Oops! This OTP does not match.');
  const customer = find(mobile_number);
  if (!customer) throw refuse(404, 'mobile_number', 'Mobile number not registered.');
  const token = tokenOf({ user_id: customer.user_id, name: customer.full_name, role: 'customer' });
  return ok({ user: profile(customer) }, { headers: { authorization: `Bearer ${token}` } });
}

const findBy = (mobile: string) => customers.find((one) => one.mobile_number === mobile);

function profile({ user_id, full_name, mobile_number, email_id, kyc }: Customer) {
  return { user_id, full_name, mobile_number, email_id, kyc, profile_image: null, wallet_balance: '120.50' };
}

const ADDRESS = ['receiver_name', 'mobile_number', 'address_line1', 'pincode_id'] as const;

function readAddress(body: Record<string, unknown>) {
  const given = fields(body, ...ADDRESS);
  const pincode = pincodes.find(({ id }) => id === given.pincode_id);
  if (!pincode) throw refuse(422, 'pincode_id', 'Sorry, we do not deliver to this pincode.');
  return { ...given, address_line2: text(body['address_line2']), city: 'Kolkata', pincode, is_default: '0' };
}

const own = (call: Call) => {
  const address = customerOf(call).addresses.find(({ address_id }) => String(address_id) === call.params[0]);
  if (!address) throw refuse(404, 'address_id', 'Address not found');
  return address;
};

export const customerRoutes: Routes = {
  'POST /api/customer/register': ({ body }) => {
    const { full_name, mobile_number } = fields(body, 'full_name', 'mobile_number');
    if (findBy(mobile_number)) throw refuse(409, 'mobile_number', 'Mobile number already registered. Please login.');
    names.set(mobile_number, full_name);
    return sendCode(mobile_number);
  },
  'POST /api/customer/login/get-otp': ({ body }) => {
    const { mobile_number } = fields(body, 'mobile_number');
    if (!findBy(mobile_number)) throw refuse(422, 'mobile_number', 'Mobile number not registered. Please sign up.');
    return sendCode(mobile_number);
  },
  'POST /api/customer/login/verify-otp': (call) => enter(call, findBy),
  'POST /api/customer/register/verify-otp': (call) =>
    enter(call, (mobile) => findBy(mobile) ?? add(names.get(mobile) ?? 'Guest', mobile)),
  'GET /api/customer/myprofile': (call) => ok(profile(customerOf(call))),
  'GET /api/customer/detail': (call) => ok(profile(customerOf(call))),
  'PUT /api/customer/myprofile': (call) => {
    const customer = customerOf(call);
    customer.full_name = fields(call.body, 'full_name').full_name;
    customer.email_id = text(call.body['email_id']);
    return ok(profile(customer));
  },
  'PUT /api/customer/update-kyc': (call) => {
    const customer = customerOf(call);
    const { document_type, document_number } = fields(call.body, 'document_type', 'document_number');
    customer.kyc = { document_type, document_number, kyc_status: 'pending_verification' };
    return ok(customer.kyc);
  },
  'GET /api/customer/transaction': (call) => {
    customerOf(call);
    return page([
      {
        txn_id: 'T1',
        txn_type: 'credit',
        amount: '150.50',
        remarks: 'Welcome &amp; thanks',
        txn_date: '01-11-2026 09:30 AM',
      },
      { txn_id: 'T2', txn_type: 'debit', amount: '30.00', remarks: 'Order #12', txn_date: '03-11-2026 07:15 PM' },
    ]);
  },
  'GET /api/user-address/': (call) => page(customerOf(call).addresses),
  'POST /api/user-address/': (call) => {
    const customer = customerOf(call);
    lastAddress += 1;
    const address = { address_id: lastAddress, ...readAddress(call.body) };
    customer.addresses.push(address);
    return ok({ address_id: lastAddress });
  },
  'GET /api/user-address/{id}': (call) => ok(own(call)),
  'PUT /api/user-address/{id}': (call) => ok(Object.assign(own(call), readAddress(call.body))),
  'DELETE /api/user-address/{id}': (call) => {
    const customer = customerOf(call);
    const address = own(call);
    customer.addresses = customer.addresses.filter((one) => one !== address);
    return ok(null);
  },
};
