import * as contract from '../../contract/profile.ts';
import { ask } from './http.ts';

export async function putProfile(body: contract.ProfileBody): Promise<contract.Profile> {
  const { data } = await ask(contract.putProfile, { body });
  return data && 'name' in data ? data : (await ask(contract.getProfile)).data;
}
