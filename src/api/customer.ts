import * as contract from '../../contract/customer.ts';
import { ask } from './http.ts';

export const getCustomer = async () => (await ask(contract.getCustomer)).data;
