import * as contract from '../../contract/desk-opening.ts';
import { askAsEditor } from './editor.ts';

export const getOpening = async () => (await askAsEditor(contract.getOpening)).data;
