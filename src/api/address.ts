import * as contract from '../../contract/address.ts';
import type { Id } from '../../contract/id.ts';
import { t } from '../i18n/t.ts';
import { CallError } from './errors.ts';
import { ask } from './http.ts';

export const getAddress = async (id: Id) => (await ask(contract.getAddress, { id })).data;

/** The address as it was saved. A provider may answer with its id alone, or not even that. */
export async function postAddress(body: contract.AddressBody): Promise<contract.Address> {
  const { data } = await ask(contract.postAddress, { body });
  if (data) return 'line1' in data ? data : getAddress(data.id);
  const added = (await ask(contract.getAddresses)).data.findLast(({ line1 }) => line1 === body.line1);
  if (added) return added;
  throw new CallError(t('Your address is saved, but we could not read it. Please reload this page.'));
}

export async function putAddress(id: Id, body: contract.AddressBody): Promise<contract.Address> {
  const { data } = await ask(contract.putAddress, { id, body });
  return data && 'line1' in data ? data : getAddress(id);
}
