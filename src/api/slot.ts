import type { Id } from '../../contract/id.ts';
import * as contract from '../../contract/slot.ts';
import { ask } from './http.ts';

export const getSlots = async (pincodeId?: Id) => (await ask(contract.getSlots, { query: { pincodeId } })).data;
