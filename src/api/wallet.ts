import * as contract from '../../contract/wallet.ts';
import { ask } from './http.ts';

export const getTransactions = async () => (await ask(contract.getTransactions)).data;
export const getWallet = async () => (await ask(contract.getWallet)).data;
