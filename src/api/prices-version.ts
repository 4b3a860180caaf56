import * as contract from '../../contract/prices-version.ts';
import { ask } from './http.ts';

/** Is another one as soon as somebody has changed prices or stock. */
export const getPricesVersion = async () => (await ask(contract.getPricesVersion)).data.version;
