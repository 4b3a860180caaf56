import { readFile } from 'node:fs/promises';
import { gt, ne, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { Cutoff } from '../../contract/cutoff.ts';
import { toPaise } from '../../contract/money.ts';
import { inOtherLocales } from '../../contract/other-locales.ts';
import { Weekday, Weekdays } from '../../contract/weekday.ts';
import type { Database } from '../db/database.ts';
import { inBatches } from '../db/in-batches.ts';
import { pincode } from '../db/schema/address.ts';
import { chargeStep, closedDay, closedWeekday, deliveryZone, slotWindow } from '../db/schema/delivery.ts';
import { coupon } from '../db/schema/order.ts';
import { synonym } from '../db/schema/search.ts';
import { cutoffColumns } from './delivery/bookable-days.ts';
import { freeWindowKey } from './delivery/window-key.ts';
import { shopDayEnd, shopMoment } from './shop-time.ts';

const Pincode = v.pipe(v.string(), v.regex(/^\d{6}$/, 'a pincode has 6 digits'));
/** A day in the shop's own time zone. */
const Day = v.pipe(v.string(), v.isoDate('a day is written as 2026-12-31'));
/** A time of day in the shop's own time zone, 24 hours. */
const Time = v.pipe(v.string(), v.isoTime('a time is written as 16:00'));
const Rupees = v.pipe(v.number(), v.minValue(0));
const Count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The same texts in the shop's other languages, as far as they are written. */
export const translationsOf = <const Texts extends v.ObjectEntries>(texts: Texts) =>
  v.optional(v.object(inOtherLocales(() => v.nullish(v.object(texts), null))));

/** Neighbouring pincodes, both ends among them. */
const Pincodes = v.pipe(
  v.object({ from: Pincode, to: Pincode, withoutDelivery: v.optional(v.array(Pincode), []) }),
  v.check(({ from, to }) => from <= to && Number(to) - Number(from) < 100_000, 'from the first pincode to the last'),
);

const ChargeGroup = v.object({
  name: v.string(),
  /** Left out: every pincode that no other group names. */
  pincodes: v.optional(v.array(Pincode)),
  /** The least item total of an order. */
  minimumOrder: v.optional(Rupees),
  /** `false`: goods that have to stay cold can't go there. */
  chilled: v.optional(v.boolean()),
  /** Both ends belong to a step; the last has no end. */
  steps: v.pipe(
    v.array(v.object({ from: Rupees, to: v.optional(Rupees), charge: Rupees })),
    v.check(([first]) => first?.from === 0, 'the first step begins at 0'),
  ),
});

const CouponRule = v.object({
  code: v.string(),
  kind: v.picklist(['percent', 'flat']),
  /** Percent, or rupees. */
  value: v.number(),
  /** The most that a percentage takes off. */
  cap: v.optional(Rupees),
  minimumOrder: v.optional(Rupees),
  firstOrderOnly: v.optional(v.boolean()),
  /** Both days belong to it. */
  validFrom: v.optional(Day),
  validUntil: v.optional(Day),
  perCustomerLimit: v.optional(Count),
  totalLimit: v.optional(Count),
  description: v.string(),
  translations: translationsOf({ description: v.string() }),
});

/** Left out: every day, to be ordered until an hour before it starts. */
const SlotWindowRule = v.pipe(
  v.object({
    from: Time,
    to: Time,
    capacity: Count,
    weekdays: v.optional(Weekdays),
    cutoff: v.optional(Cutoff),
  }),
  v.check(({ from, to }) => from < to, 'a slot ends after it begins'),
);

/** What an owner decides, as a person writes it down: money in rupees. */
export const Rules = v.object({
  pincodes: v.optional(v.array(Pincodes), []),
  deliveryCharges: v.optional(
    v.pipe(
      v.array(ChargeGroup),
      v.check(
        (groups) => groups.length === 0 || groups.filter(({ pincodes }) => !pincodes).length === 1,
        'one group has no pincodes: it says what delivery costs everywhere else',
      ),
    ),
    [],
  ),
  slotWindows: v.optional(v.array(SlotWindowRule), []),
  closedWeekdays: v.optional(v.array(Weekday), []),
  closedDays: v.optional(v.array(v.object({ date: Day, reason: v.string() })), []),
  coupons: v.optional(v.array(CouponRule), []),
  /** Words that mean the same. */
  synonyms: v.optional(v.array(v.pipe(v.array(v.string()), v.minLength(2))), []),
});
export type Rules = v.InferOutput<typeof Rules>;

/** A file of rules can't be used; `message` names the place. */
class RulesError extends Error {
  override readonly name = 'RulesError';
}

/** @throws {RulesError} when the file can't be read, or is not as the schema has it */
export async function readRules<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new RulesError(`There is no file ${file}.`);
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new RulesError(`${file} is no JSON: ${(error as Error).message}`);
  }
  const { success, output, issues } = v.safeParse(schema, parsed);
  if (success) return output;
  throw new RulesError(`${file}: ${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`);
}

type Row<T extends PgTable> = T['$inferInsert'];
type Of<Name extends keyof Rules> = Rules[Name][number];

const BATCH = 1000;

const paise = (rupees: number | undefined) => (rupees === undefined ? null : toPaise(rupees));

/** The group without a list of pincodes is everywhere else, which has no name. */
const zoneOf = ({ name, pincodes }: Of<'deliveryCharges'>): string => (pincodes ? name : '');

function toPincodes({ pincodes, deliveryCharges }: Rules): Row<typeof pincode>[] {
  const zones = new Map(deliveryCharges.flatMap((group) => (group.pincodes ?? []).map((at) => [at, zoneOf(group)])));
  const rows = pincodes.flatMap(({ from, to, withoutDelivery }) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index)).map(
      (pincode) => ({
        pincode,
        deliverable: !withoutDelivery.includes(pincode),
        zone: zones.get(pincode) ?? '',
      }),
    ),
  );
  // One that stands in two ranges is one pincode.
  return [...new Map(rows.map((row) => [row.pincode, row])).values()];
}

const toSteps = (group: Of<'deliveryCharges'>): Row<typeof chargeStep>[] =>
  group.steps.map(({ from, charge }) => ({
    zone: zoneOf(group),
    fromPaise: toPaise(from),
    chargePaise: toPaise(charge),
  }));

const toZone = (group: Of<'deliveryCharges'>): Row<typeof deliveryZone> => ({
  zone: zoneOf(group),
  minimumPaise: toPaise(group.minimumOrder ?? 0),
  chilled: group.chilled ?? true,
});

const toCoupon = (given: Of<'coupons'>): Row<typeof coupon> => ({
  code: given.code.toUpperCase(),
  description: given.description,
  translations: given.translations ?? null,
  kind: given.kind,
  percent: given.kind === 'percent' ? given.value : null,
  amountPaise: given.kind === 'flat' ? toPaise(given.value) : null,
  capPaise: paise(given.cap),
  minimumPaise: toPaise(given.minimumOrder ?? 0),
  firstOrderOnly: given.firstOrderOnly ?? false,
  startsAt: given.validFrom === undefined ? null : shopMoment(given.validFrom, '00:00'),
  // The coupon is valid until the end of its last day.
  endsAt: given.validUntil === undefined ? null : shopDayEnd(given.validUntil),
  perCustomerLimit: given.perCustomerLimit ?? null,
  totalLimit: given.totalLimit ?? null,
});

function toWindows(slotWindows: readonly Of<'slotWindows'>[]): Row<typeof slotWindow>[] {
  const keys: string[] = [];
  return slotWindows.map(({ weekdays, cutoff, ...window }) => {
    const key = freeWindowKey(keys, window);
    keys.push(key);
    return {
      key,
      ...window,
      ...(weekdays && { weekdays }),
      ...(cutoff && cutoffColumns(cutoff)),
    };
  });
}

interface Filled {
  readonly what: string;
  /** How many were written; undefined where some were there already, which stay. */
  readonly written: number | undefined;
}

/** The default zone, which every database has, counts once the desk has changed it. */
const isDecided = or(ne(deliveryZone.zone, ''), gt(deliveryZone.version, 0));

interface Rows {
  readonly what: string;
  readonly table: PgTable;
  readonly rows: readonly object[];
  /** Which of those that are there were decided by somebody; left out: all. */
  readonly decided?: SQL | undefined;
}

/** Writes the rules of a shop that has none of that kind yet: what somebody has decided is not decided anew. */
export async function fillRules(db: Database, rules: Rules): Promise<Filled[]> {
  const { coupons, closedWeekdays, deliveryCharges, synonyms } = rules;
  const tables: readonly Rows[] = [
    { what: 'pincodes', table: pincode, rows: toPincodes(rules) },
    { what: 'delivery charges', table: chargeStep, rows: deliveryCharges.flatMap(toSteps) },
    { what: 'rules of areas', table: deliveryZone, rows: deliveryCharges.map(toZone), decided: isDecided },
    { what: 'coupons', table: coupon, rows: coupons.map(toCoupon) },
    { what: 'delivery slots', table: slotWindow, rows: toWindows(rules.slotWindows) },
    { what: 'closed weekdays', table: closedWeekday, rows: closedWeekdays.map((weekday) => ({ weekday })) },
    { what: 'closed days', table: closedDay, rows: rules.closedDays },
    { what: 'groups of words', table: synonym, rows: synonyms.map((words) => ({ words })) },
  ];
  const filled: Filled[] = [];
  for (const { what, table, rows, decided } of tables) {
    if (rows.length === 0) continue;
    const isEmpty = (await db.$count(table, decided)) === 0;
    // What nobody has decided makes room.
    if (isEmpty && decided) await db.delete(table);
    if (isEmpty) await inBatches(rows, BATCH, (batch) => db.insert(table).values(batch));
    filled.push({ what, written: isEmpty ? rows.length : undefined });
  }
  return filled;
}
