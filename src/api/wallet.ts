import * as contract from '../../contract/wallet.ts';
import { ask } from './http.ts';
import { loadWords } from './in-language.ts';

export async function getTransactions(): Promise<contract.Transaction[]> {
  const { data } = await ask(contract.getTransactions);
  const words = await loadWords();
  return words ? words.inPageLanguageAll(data, 'note') : data;
}
export const getWallet = async () => (await ask(contract.getWallet)).data;
