import { desc, eq } from 'drizzle-orm';
import * as contract from '../../contract/customer.ts';
import { toRupees } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import { customer, kyc, walletTransaction } from '../db/schema/customer.ts';
import { ProviderError } from '../errors.ts';
import { mask, readAadhaar, readGstin, readPan } from '../kyc.ts';
import { type App, type Provider, route } from '../route.ts';
import { hmac } from '../secret.ts';
import type { CustomerRow } from '../token.ts';

export const toCustomer = ({ id, name, phone, email }: CustomerRow) => ({ id, name, phone, email });

const toKyc = (row: typeof kyc.$inferSelect | undefined) => ({
  status: row?.status ?? ('none' as const),
  pan: row?.panMask ?? null,
  aadhaar: row?.aadhaarMask ?? null,
  gstin: row?.gstinMask ?? null,
});

async function toProfile(db: Database, who: CustomerRow) {
  const [row] = await db.select().from(kyc).where(eq(kyc.customerId, who.id));
  return { ...toCustomer(who), kyc: toKyc(row) };
}

const PAN_WRONG = 'A PAN has 5 letters, 4 digits and a letter, such as ABCPE1234F. Please check it.';
const AADHAAR_WRONG = 'This is not an Aadhaar number. Please check its 12 digits.';
const GSTIN_WRONG = 'This is not a GSTIN. Please check its 15 signs, or leave it empty.';

export function customerRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getCustomer, async ({ customer: who }) => ({ data: toCustomer(who) }));

  route(app, provider, contract.getProfile, async ({ db, customer: who }) => ({ data: await toProfile(db, who) }));

  route(app, provider, contract.putProfile, async ({ db, customer: who, body }) => {
    await db.update(customer).set(body).where(eq(customer.id, who.id));
    return { data: await toProfile(db, { ...who, ...body }) };
  });

  route(app, provider, contract.putKyc, async ({ db, customer: who, body, secret, now }) => {
    const pan = readPan(body.pan);
    const aadhaar = readAadhaar(body.aadhaar);
    const wantsGstin = body.gstin !== null && body.gstin.trim() !== '';
    const gstin = wantsGstin ? readGstin(body.gstin ?? '') : undefined;
    if (pan === undefined || aadhaar === undefined || (wantsGstin && gstin === undefined)) {
      throw new ProviderError(400, 'invalid', 'Please check the marked fields.', {
        fields: {
          ...(pan === undefined && { pan: PAN_WRONG }),
          ...(aadhaar === undefined && { aadhaar: AADHAAR_WRONG }),
          ...(wantsGstin && gstin === undefined && { gstin: GSTIN_WRONG }),
        },
      });
    }
    const key = await secret();
    const row = {
      status: 'submitted' as const,
      panMask: mask(pan),
      panHmac: hmac(key, 'pan', pan),
      aadhaarMask: mask(aadhaar),
      aadhaarHmac: hmac(key, 'aadhaar', aadhaar),
      gstinMask: gstin === undefined ? null : mask(gstin),
      gstinHmac: gstin === undefined ? null : hmac(key, 'gstin', gstin),
      submittedAt: now(),
    };
    const [kept] = await db
      .insert(kyc)
      .values({ customerId: who.id, ...row })
      .onConflictDoUpdate({ target: kyc.customerId, set: row })
      .returning();
    return { data: toKyc(kept) };
  });

  route(app, provider, contract.getTransactions, async ({ db, customer: who }) => {
    const rows = await db
      .select()
      .from(walletTransaction)
      .where(eq(walletTransaction.customerId, who.id))
      .orderBy(desc(walletTransaction.at), desc(walletTransaction.id));
    return {
      data: rows.map(({ id, kind, amountPaise, balancePaise, note, at }) => ({
        id,
        kind,
        amount: toRupees(amountPaise),
        balance: toRupees(balancePaise),
        note,
        at: at.toISOString(),
      })),
    };
  });
}
