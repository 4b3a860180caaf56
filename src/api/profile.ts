import * as contract from '../../contract/profile.ts';
import { ask } from './http.ts';

export const getProfile = async () => (await ask(contract.getProfile)).data;
export const putProfile = async (body: contract.ProfileBody) => (await ask(contract.putProfile, { body })).data;
