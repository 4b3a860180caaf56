import * as contract from '../../contract/address.ts';
import { changeAddress, createAddress, readAddress, removeAddress } from '../domain/customer/addresses.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { selectAddresses } from '../repositories/address.ts';

export function addressRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getAddresses, async ({ db, customer }) => ({
    data: await selectAddresses(db, customer.id),
  }));
  route(app, provider, contract.postAddress, async ({ db, customer, body }) => ({
    data: await createAddress(db, customer.id, body),
  }));
  route(app, provider, contract.getAddress, async ({ db, customer, id }) => ({
    data: await readAddress(db, customer.id, id),
  }));
  route(app, provider, contract.putAddress, async ({ db, customer, id, body }) => ({
    data: await changeAddress(db, customer.id, id, body),
  }));
  route(app, provider, contract.deleteAddress, async ({ db, customer, id }) => ({
    data: await removeAddress(db, customer.id, id),
  }));
}
