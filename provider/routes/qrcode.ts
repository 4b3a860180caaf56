import { readFile } from 'node:fs/promises';
import * as contract from '../../contract/qrcode.ts';
import { notFound } from '../domain/errors.ts';
import { isOpen } from '../domain/opening/opening.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { selectQrCodes } from '../repositories/qrcode.ts';
import { svgResponse } from './picture.ts';

const FOLDER = new URL('../../demo/payment-codes/', import.meta.url);

export function qrcodeRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getQrCodes, async ({ db }) => ({
    // Payments before the shop is open would go to a stranger.
    data: (await isOpen(provider)) ? await selectQrCodes(db) : [],
  }));

  // Not a call of section 7: what the demo's QR codes point at.
  app.get('/qrcodes/:file{[a-z0-9-]+\\.svg}', async (c) => {
    c.set('route', '/qrcodes/{name}.svg');
    const drawing = await readFile(new URL(c.req.param('file'), FOLDER), 'utf8').catch(
      (error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? notFound('There is no such QR code.', 'unknown_qrcode') : error;
      },
    );
    return svgResponse(c, drawing);
  });
}
