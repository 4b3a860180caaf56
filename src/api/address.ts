import * as contract from '../../contract/address.ts';
import type { Id } from '../../contract/id.ts';
import { ask } from './http.ts';

export const getAddresses = async () => (await ask(contract.getAddresses)).data;
export const postAddress = async (body: contract.AddressBody) => (await ask(contract.postAddress, { body })).data;
export const putAddress = async (id: Id, body: contract.AddressBody) =>
  (await ask(contract.putAddress, { id, body })).data;
/** Also when the page is being left. */
export const deleteAddress = async (id: Id) => (await ask(contract.deleteAddress, { id, keepalive: true })).data;
