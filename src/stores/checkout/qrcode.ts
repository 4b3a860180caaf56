import { atom } from 'nanostores';
import { getQrCodes, type QrCode } from '../../../contract/qrcode.ts';
import { ask } from '../../api/http.ts';
import { askOptional } from '../lib/optional-call.ts';
import { idle, type Loaded, loadOnMount, track } from '../lib/request.ts';

/** The shop's payment QR codes: fetched when somebody wants to pay by one. */
export const $qrCodes = atom<Loaded<readonly QrCode[]>>({ ...idle, data: [] });

export const loadQrCodes = () =>
  track(
    $qrCodes,
    () => askOptional('qr', async () => (await ask(getQrCodes)).data, []),
    (data) => ({ data }),
  );
loadOnMount($qrCodes, loadQrCodes);
