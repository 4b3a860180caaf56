import { randomInt, randomUUID } from 'node:crypto';
import { text, tokenOf, type Answer, type Call, type Routes } from '../small-server.ts';
import { refuse } from './catalogue.ts';
import { pincodes } from './goods.ts';

export interface Address {
  id: string;
  name: string;
  mobile: string;
  address: string;
  pincodeId: string;
}

export interface Customer {
  id: string;
  name: string;
  mobile: string;
  email: string;
  addresses: Address[];
}

const customers = new Map<string, Customer>();
const tokens = new Map<string, Customer>();
const codes = new Map<string, string>();
/** Registered, but the code has not been entered yet. */
const asked = new Map<string, string>();

function add(name: string, mobile: string): Customer {
  const customer = { id: randomUUID(), name, mobile, email: '', addresses: [] };
  customers.set(mobile, customer);
  return customer;
}
// One for each screen of a walk.
for (const mobile of ['9830000001', '9830000002']) add('Mitali Sen', mobile);

/** Whose call it is; 401 for nobody's. */
export function customerOf({ token }: Call): Customer {
  const customer = tokens.get(token);
  if (!customer) throw refuse(401, 'UNAUTHENTICATED', 'Log in first.');
  return customer;
}

export function required(body: Record<string, unknown>, field: string): string {
  const value = text(body[field]);
  if (!value) throw refuse(400, 'MISSING_FIELD', `${field} is required`);
  return value;
}

/** Sent out of band: here, a line that the process writes. */
function sendCode(mobile: string): Answer {
  const code = String(randomInt(100_000, 1_000_000));
  codes.set(mobile, code);
  console.log(`code ${mobile} ${code}`);
  return { body: {} };
}

function enter({ body }: Call, find: (mobile: string) => Customer | undefined): Answer {
  const mobile = required(body, 'mobile');
  if (codes.get(mobile) !== required(body, 'code')) throw refuse(400, 'WRONG_CODE', 'That is not the code we sent.');
  codes.delete(mobile);
  const customer = find(mobile);
  if (!customer) throw refuse(404, 'NO_SUCH_CUSTOMER', 'Nobody is registered with this number.');
  const token = tokenOf({ id: customer.id, name: customer.name });
  tokens.set(token, customer);
  return { status: 204, headers: { authorization: token } };
}

function mobileOf(body: Record<string, unknown>): string {
  const mobile = required(body, 'mobile');
  if (!/^[6-9]\d{9}$/.test(mobile)) throw refuse(400, 'BAD_MOBILE', 'mobile must have ten digits');
  return mobile;
}

const profile = ({ id, name, mobile, email }: Customer): Answer => ({ body: { id, name, mobile, email } });

function readAddress(body: Record<string, unknown>): Omit<Address, 'id'> {
  const pincodeId = required(body, 'pincodeId');
  if (!pincodes.some(({ id }) => id === pincodeId)) throw refuse(400, 'BAD_PINCODE', 'We do not deliver there.');
  return { name: required(body, 'name'), mobile: mobileOf(body), address: required(body, 'address'), pincodeId };
}

const shown = ({ pincodeId, ...address }: Address) => ({
  ...address,
  pincode: pincodes.find(({ id }) => id === pincodeId),
});

export function findAddress(customer: Customer, id: unknown): Address {
  const address = customer.addresses.find((one) => one.id === id);
  if (!address) throw refuse(404, 'NO_SUCH_ADDRESS', 'There is no such address.');
  return address;
}

export const customerRoutes: Routes = {
  'POST /api/customer/register': ({ body }) => {
    const mobile = mobileOf(body);
    if (customers.has(mobile)) throw refuse(409, 'ALREADY_REGISTERED', 'This number is registered already.');
    asked.set(mobile, required(body, 'name'));
    return { ...sendCode(mobile), status: 201 };
  },
  'POST /api/customer/login/get-otp': ({ body }) => {
    const mobile = mobileOf(body);
    if (!customers.has(mobile)) throw refuse(404, 'NO_SUCH_CUSTOMER', 'Nobody is registered with this number.');
    return sendCode(mobile);
  },
  'POST /api/customer/login/verify-otp': (call) => enter(call, (mobile) => customers.get(mobile)),
  'POST /api/customer/register/verify-otp': (call) =>
    enter(call, (mobile) => customers.get(mobile) ?? add(asked.get(mobile) ?? '', mobile)),
  'GET /api/customer/myprofile': (call) => profile(customerOf(call)),
  'GET /api/customer/detail': (call) => profile(customerOf(call)),
  'PUT /api/customer/myprofile': (call) => {
    const customer = customerOf(call);
    Object.assign(customer, { name: required(call.body, 'name'), email: text(call.body['email']) });
    return { status: 204 };
  },
  'GET /api/user-address/': (call) => ({ body: { data: customerOf(call).addresses.map(shown) } }),
  'POST /api/user-address/': (call) => {
    const customer = customerOf(call);
    const address = { id: randomUUID(), ...readAddress(call.body) };
    customer.addresses.push(address);
    return { status: 201, body: { id: address.id } };
  },
  'GET /api/user-address/{id}': (call) => ({ body: shown(findAddress(customerOf(call), call.params[0])) }),
  'PUT /api/user-address/{id}': (call) => {
    Object.assign(findAddress(customerOf(call), call.params[0]), readAddress(call.body));
    return { status: 204 };
  },
  'DELETE /api/user-address/{id}': (call) => {
    const customer = customerOf(call);
    const address = findAddress(customer, call.params[0]);
    customer.addresses = customer.addresses.filter((one) => one !== address);
    return { status: 204 };
  },
};
