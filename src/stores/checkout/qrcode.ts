import { atom } from 'nanostores';
import type { QrCode } from '../../../contract/qrcode.ts';
import { getQrCodes } from '../../api/qrcode.ts';
import { askOptional } from '../lib/optional-call.ts';
import { idle, type Loaded, loadOnMount, track } from '../lib/request.ts';

/** The shop's payment QR codes: fetched when somebody wants to pay by one. */
export const $qrCodes = atom<Loaded<readonly QrCode[]>>({ ...idle, data: [] });

export const loadQrCodes = () =>
  track(
    $qrCodes,
    () => askOptional('qr', getQrCodes, []),
    (data) => ({ data }),
  );
loadOnMount($qrCodes, loadQrCodes);
