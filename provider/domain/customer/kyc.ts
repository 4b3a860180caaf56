import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Kyc, KycBody } from '../../../contract/kyc.ts';
import type { Database } from '../../db/database.ts';
import { kyc } from '../../db/schema/customer.ts';
import { hmac } from '../../secrets/stored-secret.ts';

/** Hides all but the last `visible` characters. @example mask('ABCPE1234F', 4) // 'XXXXXX234F' */
const mask = (value: string, visible = 4): string => value.slice(-visible).padStart(value.length, 'X');

type Row = typeof kyc.$inferSelect;

const toKyc = (row: Row | undefined): v.InferInput<typeof Kyc> => ({
  status: row?.status ?? 'none',
  pan: row?.panMask ?? null,
  aadhaar: row?.aadhaarMask ?? null,
  gstin: row?.gstinMask ?? null,
});

export async function selectKyc(db: Database, customerId: number): Promise<v.InferInput<typeof Kyc>> {
  const [row] = await db.select().from(kyc).where(eq(kyc.customerId, customerId));
  return toKyc(row);
}

/** Stores masks and fingerprints of the numbers, never the numbers themselves. */
export async function saveKyc(
  db: Database,
  customerId: number,
  { pan, aadhaar, gstin }: v.InferOutput<typeof KycBody>,
  key: string,
  at: Date,
): Promise<v.InferInput<typeof Kyc>> {
  const row = {
    status: 'submitted' as const,
    panMask: mask(pan),
    panHmac: hmac(key, 'pan', pan),
    aadhaarMask: mask(aadhaar),
    aadhaarHmac: hmac(key, 'aadhaar', aadhaar),
    gstinMask: gstin === null ? null : mask(gstin),
    gstinHmac: gstin === null ? null : hmac(key, 'gstin', gstin),
    submittedAt: at,
  };
  const [saved] = await db
    .insert(kyc)
    .values({ customerId, ...row })
    .onConflictDoUpdate({ target: kyc.customerId, set: row })
    .returning();
  return toKyc(saved);
}
