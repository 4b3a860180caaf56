import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type CouponTerms, NewCouponCode } from '../../../contract/desk-coupons.ts';
import type { Id } from '../../../contract/id.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { isDuplicate } from '../../db/database-fault.ts';
import { rowId } from '../../db/row-id.ts';
import { type CouponRow, findCouponByCode } from '../../repositories/coupon.ts';
import {
  areInShop,
  type CouponColumns,
  type DeskCouponRow,
  deleteCoupon,
  insertCoupon,
  lockCoupon,
  selectDeskCoupons,
  updateCoupon,
} from '../../repositories/desk-coupon.ts';
import { conflict, ProviderError, unprocessable } from '../errors.ts';
import { shopDayEnd, shopMoment } from '../shop-time.ts';
import { wordsOfChange, wordsOfCoupon } from './coupon-words.ts';
import { type DeskContext, recordDeskChange } from './history.ts';
import { readDeskCoupon, unknownCoupon, type WireDeskCoupon } from './read-coupons.ts';

const refuse = (code: string, field: keyof CouponTerms, message: string) =>
  unprocessable(code, message, { [`terms.${field}`]: message });

/** Ids as they are stored: each once, in order. */
const toIds = (ids: readonly Id[]): number[] => [...new Set(ids.map(rowId))].sort((a, b) => a - b);

/** Terms as they are stored. What its kind has no use for is left out. */
const toColumns = (terms: CouponTerms): CouponColumns => ({
  code: terms.code,
  description: terms.description,
  translations: terms.translations,
  kind: terms.kind,
  percent: terms.kind === 'percent' ? terms.percent : null,
  amountPaise: terms.kind === 'flat' ? terms.amount : null,
  capPaise: terms.kind === 'percent' ? terms.cap : null,
  minimumPaise: terms.minimumOrder ?? 0,
  firstOrderOnly: terms.firstOrderOnly,
  startsAt: terms.validFrom === null ? null : shopMoment(terms.validFrom, '00:00'),
  endsAt: terms.validUntil === null ? null : shopDayEnd(terms.validUntil),
  perCustomerLimit: terms.perCustomerLimit,
  totalLimit: terms.totalLimit,
  listed: terms.listed,
  categoryIds: terms.goods && toIds(terms.goods.categoryIds),
  productIds: terms.goods && toIds(terms.goods.productIds),
});

const isAsBefore = (row: CouponRow, columns: CouponColumns): boolean => isDeepStrictEqual({ ...row, ...columns }, row);

const codeTaken = (code: string) =>
  refuse('code_taken', 'code', `There is a coupon with the code ${code} already. Please choose another code.`);

async function checkTerms(
  tx: Database,
  { code, categoryIds, productIds }: CouponColumns,
  before?: CouponRow,
): Promise<void> {
  const { issues } = v.safeParse(NewCouponCode, code);
  // A code that is there already stays usable, whatever signs it has.
  if (issues && code !== before?.code) throw refuse('invalid', 'code', issues[0].message);
  if (!(await areInShop(tx, categoryIds ?? [], productIds ?? [])))
    throw refuse('unknown_goods', 'goods', 'Some of this is not in the shop any more. Please choose again.');
}

/** Two who choose the same code at once: the database lets one of them have it. */
async function withCode<T>(code: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) throw codeTaken(code);
    throw error;
  }
}

async function findRow(tx: Database, id: number): Promise<DeskCouponRow> {
  const [row] = await selectDeskCoupons(tx, id);
  if (!row) throw unknownCoupon();
  return row;
}

async function lockRow(tx: Database, id: Id): Promise<DeskCouponRow> {
  if (!(await lockCoupon(tx, rowId(id)))) throw unknownCoupon();
  return findRow(tx, rowId(id));
}

const subjectOf = ({ id, code }: CouponRow) => ({ subject: `coupon:${id}`, name: code });

/**
 * Makes a coupon. The same terms sent twice are one coupon.
 * @throws {ProviderError} 422 by `terms.field`
 */
export const createCoupon = (db: Database, context: DeskContext, terms: CouponTerms): Promise<WireDeskCoupon> =>
  withCode(terms.code, () =>
    inTransaction(db, async (tx) => {
      const columns = toColumns(terms);
      const existing = await findCouponByCode(tx, terms.code);
      if (existing && (existing.endedAt || !isAsBefore(existing, columns))) throw codeTaken(terms.code);
      if (existing) return readDeskCoupon(tx, existing.id, context.now);
      await checkTerms(tx, columns);
      const row = await findRow(tx, await insertCoupon(tx, columns));
      await recordDeskChange(tx, context, { ...subjectOf(row), action: 'Made', after: wordsOfCoupon(row) });
      return readDeskCoupon(tx, row.id, context.now);
    }),
  );

interface Change {
  /** The version that was on the screen. */
  readonly basedOn: number;
  readonly terms: CouponTerms;
}

/**
 * Changes the terms of a coupon. Orders keep what it took off. Terms that it has already were sent twice.
 * @throws {ProviderError} 404, 409 with the coupon as somebody else has saved it meanwhile, 422 by `terms.field`
 */
export const changeCoupon = (
  db: Database,
  context: DeskContext,
  id: Id,
  { basedOn, terms }: Change,
): Promise<WireDeskCoupon> =>
  withCode(terms.code, () =>
    inTransaction(db, async (tx) => {
      const row = await lockRow(tx, id);
      const columns = toColumns(terms);
      if (!isAsBefore(row, columns)) {
        if (row.version !== basedOn) {
          const newer = await readDeskCoupon(tx, row.id, context.now);
          const message = `Somebody has changed ${row.code} meanwhile. Nothing was saved: please look again.`;
          throw new ProviderError(409, 'overtaken', message, { details: { newer } });
        }
        await checkTerms(tx, columns, row);
        await updateCoupon(tx, row.id, { ...columns, version: row.version + 1 });
        const after = await findRow(tx, row.id);
        await recordDeskChange(tx, context, {
          ...subjectOf(after),
          action: 'Changed',
          ...wordsOfChange(row, after),
        });
      }
      return readDeskCoupon(tx, row.id, context.now);
    }),
  );

/** Ends a coupon at once, or starts it again; once more changes nothing. */
export const endCoupon = (db: Database, context: DeskContext, id: Id, isEnded: boolean): Promise<WireDeskCoupon> =>
  inTransaction(db, async (tx) => {
    const row = await lockRow(tx, id);
    if ((row.endedAt !== null) !== isEnded) {
      await updateCoupon(tx, row.id, { endedAt: isEnded ? context.now : null });
      await recordDeskChange(tx, context, { ...subjectOf(row), action: isEnded ? 'Ended' : 'Started again' });
    }
    return readDeskCoupon(tx, row.id, context.now);
  });

/**
 * Deletes a coupon that no order names, and returns it as it was.
 * @throws {ProviderError} 404, 409 when it was used
 */
export const removeCoupon = (db: Database, context: DeskContext, id: Id): Promise<WireDeskCoupon> =>
  inTransaction(db, async (tx) => {
    const row = await lockRow(tx, id);
    if (row.orders > 0)
      throw conflict(
        'coupon_named',
        `${row.code} was used, and its orders name it. End it instead: it takes off nothing then.`,
      );
    const removed = await readDeskCoupon(tx, row.id, context.now);
    await deleteCoupon(tx, row.id);
    await recordDeskChange(tx, context, { ...subjectOf(row), action: 'Deleted', before: wordsOfCoupon(row) });
    return removed;
  });
