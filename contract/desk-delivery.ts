import * as v from 'valibot';
import { AuthorName } from './author-name.ts';
import { CalendarDay } from './calendar-day.ts';
import { call } from './call.ts';
import { Cutoff, TimeOfDay } from './cutoff.ts';
import { Id } from './id.ts';
import { Rupees } from './money.ts';
import { MultiLineText } from './safe-text.ts';
import { one, text } from './schema.ts';
import { EnteredRupees } from './typed-money.ts';
import { SomePincodes, TypedPincodes } from './typed-pincodes.ts';
import { Weekday, Weekdays } from './weekday.ts';

const tag = 'Desk';
const caller = 'editor';
const by = v.optional(AuthorName);

/** What the area is called that every pincode belongs to which no other area names. */
export const DEFAULT_AREA = 'Everywhere else';
/** Maximum number of charge steps of an area. */
export const MAX_STEPS = 10;
/** For how many days ahead a closed day can be entered. */
export const MAX_DAYS_AHEAD = 730;

const NO_AMOUNT = 'Please enter an amount, such as 45.50.';
const Amount = EnteredRupees(
  NO_AMOUNT,
  [0, 'Please enter ₹0 or more.'],
  [1_000_000, 'Please enter ₹10,00,000 or less.'],
);
const Charge = EnteredRupees(NO_AMOUNT, [0, 'Please enter ₹0 or more.'], [10_000, 'Please enter ₹10,000 or less.']);

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Counts the changes of something: who changes it says which of them they have in front of them. */
const Version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Pincodes as ranges, such as `700001-700156`. */
const PincodeRanges = v.object({ count: Count, ranges: v.array(v.string()) });

/** From an item total of `from` on, delivery costs `charge`. */
const ChargeStep = { from: Rupees, charge: Rupees };

/** A part of the town with charges of its own. */
export const Area = v.object({
  id: Id,
  name: v.string(),
  /** It has every pincode that no other area names, and can neither be renamed nor removed. */
  isDefault: v.boolean(),
  /** The least item total of an order; 0: none. */
  minimumOrder: Rupees,
  /** Whether goods that have to stay cold go there. */
  chilled: v.boolean(),
  /** The first begins at 0. */
  steps: v.array(v.object(ChargeStep)),
  /** Those that are delivered. */
  pincodes: PincodeRanges,
  version: Version,
});
export type Area = v.InferOutput<typeof Area>;

/** A delivery window of some weekdays, in the shop's own time zone. */
export const SlotWindow = v.object({
  id: Id,
  from: v.string(),
  to: v.string(),
  /** How many orders one of them takes. */
  capacity: Count,
  weekdays: v.array(Weekday),
  cutoff: Cutoff,
  version: Version,
});
export type SlotWindow = v.InferOutput<typeof SlotWindow>;

/** A slot that can be booked now, or could be if it were not closed. */
export const DeskSlot = v.object({
  id: Id,
  date: v.string(),
  from: v.string(),
  to: v.string(),
  /** Orders in it. */
  booked: Count,
  capacity: Count,
  isClosed: v.boolean(),
});
export type DeskSlot = v.InferOutput<typeof DeskSlot>;

export const ClosedDay = v.object({
  date: v.string(),
  reason: MultiLineText,
  /** Orders for that day, which were placed before it was closed. */
  booked: Count,
});
export type ClosedDay = v.InferOutput<typeof ClosedDay>;

/** Where and when the shop delivers. */
export const Delivery = v.object({
  /** By name, the default area last. */
  areas: v.array(Area),
  /** Pincodes that the shop knows and does not deliver to. */
  notDelivered: PincodeRanges,
  /** Earliest first. */
  slotWindows: v.array(SlotWindow),
  closedWeekdays: v.array(Weekday),
  /** From today on, nearest first. */
  closedDays: v.array(ClosedDay),
  /** What shoppers can choose from now, and what was closed of it. */
  slots: v.array(DeskSlot),
});
export type Delivery = v.InferOutput<typeof Delivery>;

export const getDelivery = call({
  method: 'GET',
  path: '/desk/delivery',
  tag,
  caller,
  summary: 'Where and when the shop delivers: areas, slots and closed days',
  answer: one(Delivery),
});

/** From 0 on, and strictly rising; what is wrong is said of the step. */
const ChargeSteps = v.pipe(
  v.array(v.object({ from: Amount, charge: Charge })),
  v.minLength(1, 'Please enter what delivery costs.'),
  v.maxLength(MAX_STEPS, `Please enter at most ${MAX_STEPS} steps.`),
  v.rawTransform(({ dataset: { value: steps }, addIssue }) => {
    steps.forEach((step, index) => {
      const before = steps[index - 1];
      const isRight = before ? step.from > before.from : step.from === 0;
      if (isRight) return;
      addIssue({
        message: before ? 'Please enter more than in the step before.' : 'The first step begins at ₹0.',
        path: [
          { type: 'array', origin: 'value', input: steps, key: index, value: step },
          { type: 'object', origin: 'value', input: step, key: 'from', value: step.from },
        ],
      });
    });
    return steps;
  }),
);

export const AreaFields = v.object({
  name: text('Please enter a name, such as Salt Lake.', 60),
  minimumOrder: Amount,
  chilled: v.boolean(),
  steps: ChargeSteps,
});
export type AreaFields = v.InferOutput<typeof AreaFields>;

export const postArea = call({
  method: 'POST',
  path: '/desk/areas',
  tag,
  caller,
  summary: 'Add an area, with its pincodes where they are given',
  body: v.object({ by, ...AreaFields.entries, pincodes: v.optional(TypedPincodes, '') }),
  answer: one(Delivery),
});
export const putArea = call({
  method: 'PUT',
  path: '/desk/areas/{id}',
  tag,
  caller,
  summary: 'Change an area but for its pincodes; 409 when somebody was faster',
  body: v.object({ by, basedOn: Version, ...AreaFields.entries }),
  answer: one(Delivery),
});
export const deleteArea = call({
  method: 'DELETE',
  path: '/desk/areas/{id}',
  tag,
  caller,
  summary: 'Remove an area: its pincodes go to the default one; 409 when somebody was faster',
  body: v.object({ by, basedOn: Version }),
  answer: one(Delivery),
});

export const AddedPincodes = v.object({
  data: Delivery,
  /** How many were not delivered before. */
  added: Count,
  /** How many came from which other area. */
  moved: v.array(v.object({ from: v.string(), count: Count })),
  /** How many were there already. */
  unchanged: Count,
});
export const postAreaPincodes = call({
  method: 'POST',
  path: '/desk/areas/{id}/pincodes',
  tag,
  caller,
  summary: 'Have pincodes belong to an area: typed with commas, spaces or lines between them, and ranges; all or none',
  body: v.object({ by, pincodes: SomePincodes }),
  answer: AddedPincodes,
});
export const deleteAreaPincodes = call({
  method: 'DELETE',
  path: '/desk/areas/{id}/pincodes',
  tag,
  caller,
  summary: 'Deliver to pincodes of an area no longer; all or none',
  body: v.object({ by, pincodes: SomePincodes }),
  answer: v.object({ data: Delivery, removed: Count }),
});

const END_TOO_EARLY = 'Please choose an end after the beginning.';
const windowFields = {
  from: TimeOfDay,
  to: TimeOfDay,
  capacity: v.pipe(
    v.number('Please enter how many orders fit in.'),
    v.integer('Please enter a whole number.'),
    v.minValue(1, 'Please enter 1 or more.'),
    v.maxValue(100_000, 'Please enter 1,00,000 or less.'),
  ),
  weekdays: Weekdays,
  cutoff: Cutoff,
};
type Times = Readonly<Record<'from' | 'to', string>>;
/** What is no time has been refused already. */
const isForward = ({ from, to }: Times): boolean => !v.is(TimeOfDay, from) || !v.is(TimeOfDay, to) || from < to;

export const SlotWindowFields = v.pipe(
  v.object(windowFields),
  v.forward(
    v.check((times) => isForward(times), END_TOO_EARLY),
    ['to'],
  ),
);
export type SlotWindowFields = v.InferOutput<typeof SlotWindowFields>;

export const postSlotWindow = call({
  method: 'POST',
  path: '/desk/slot-windows',
  tag,
  caller,
  summary: 'Add a delivery window',
  body: v.pipe(
    v.object({ by, ...windowFields }),
    v.forward(
      v.check((times) => isForward(times), END_TOO_EARLY),
      ['to'],
    ),
  ),
  answer: one(Delivery),
});
export const putSlotWindow = call({
  method: 'PUT',
  path: '/desk/slot-windows/{id}',
  tag,
  caller,
  summary: 'Change a delivery window: orders keep the one that they were placed for; 409 when somebody was faster',
  body: v.pipe(
    v.object({ by, basedOn: Version, ...windowFields }),
    v.forward(
      v.check((times) => isForward(times), END_TOO_EARLY),
      ['to'],
    ),
  ),
  answer: one(Delivery),
});
export const deleteSlotWindow = call({
  method: 'DELETE',
  path: '/desk/slot-windows/{id}',
  tag,
  caller,
  summary: 'Remove a delivery window; 409 when somebody was faster',
  body: v.object({ by, basedOn: Version }),
  answer: one(Delivery),
});

export const ClosedDayFields = v.object({
  date: CalendarDay,
  reason: text('Please enter why, such as Durga Puja.', 80),
});
export const postClosedDay = call({
  method: 'POST',
  path: '/desk/closed-days',
  tag,
  caller,
  summary: 'Deliver nothing on a day',
  body: v.object({ by, ...ClosedDayFields.entries }),
  answer: one(Delivery),
});
export const deleteClosedDay = call({
  method: 'DELETE',
  path: '/desk/closed-days/{id}',
  tag,
  caller,
  summary: 'Deliver on a day after all, which is named by its date',
  body: v.object({ by }),
  answer: one(Delivery),
});
export const putClosedWeekday = call({
  method: 'PUT',
  path: '/desk/closed-weekdays',
  tag,
  caller,
  summary: 'Deliver nothing on a day of every week, or deliver on it again',
  body: v.object({ by, weekday: Weekday, isClosed: v.boolean() }),
  answer: one(Delivery),
});
export const putClosedSlot = call({
  method: 'PUT',
  path: '/desk/closed-slots',
  tag,
  caller,
  summary: 'Take no more orders for one slot of one day, or take them again',
  body: v.object({ by, slotId: Id, isClosed: v.boolean() }),
  answer: one(Delivery),
});
