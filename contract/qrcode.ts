import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { listOf } from './schema.ts';

export const QrCode = v.object({ id: Id, name: v.string(), image: v.string() });
export type QrCode = v.InferOutput<typeof QrCode>;

export const getQrCodes = call({
  method: 'GET',
  path: '/qrcode/web/list',
  tag: 'Content',
  caller: 'anyone',
  summary: 'Payment QR codes',
  answer: listOf(QrCode),
});
