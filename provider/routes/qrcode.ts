import { asc } from 'drizzle-orm';
import * as contract from '../../contract/qrcode.ts';
import { qrcode } from '../db/schema/content.ts';
import { type App, type Provider, route } from '../route.ts';

export function qrcodeRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getQrCodes, async ({ db }) => ({
    data: await db.select().from(qrcode).orderBy(asc(qrcode.id)),
  }));
}
