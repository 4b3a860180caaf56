import * as contract from '../../contract/qrcode.ts';
import { ask } from './http.ts';

export const getQrCodes = async () => (await ask(contract.getQrCodes)).data;
