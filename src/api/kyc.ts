import * as contract from '../../contract/kyc.ts';
import { ask } from './http.ts';

export const putKyc = async (body: contract.KycBody) => (await ask(contract.putKyc, { body })).data;
