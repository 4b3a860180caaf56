import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { qrcode } from '../db/schema/content.ts';

export const selectQrCodes = (db: Database) => db.select().from(qrcode).orderBy(asc(qrcode.id));
