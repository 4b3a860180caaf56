import * as contract from '../../contract/pincode.ts';
import { ask } from './http.ts';

export const getPincodes = async () => (await ask(contract.getPincodes)).data;
