import { atom } from 'nanostores';
import * as v from 'valibot';
import {
  type ClosedDay,
  ClosedDayFields,
  deleteClosedDay,
  postClosedDay,
  putClosedWeekday,
} from '../../../contract/desk-delivery.ts';
import type { Weekday } from '../../../contract/weekday.ts';
import { askAsEditor } from '../../api/editor.ts';
import { dayName } from '../../format/date.ts';
import { weekdayName } from '../../format/desk-delivery.ts';
import { editorName } from '../editor/access.ts';
import type { FormErrors } from '../lib/form-errors.ts';
import { changeDelivery, deliveryErrors, tapDelivery, toastDelivery, undoDelivery } from './delivery.ts';

interface TypedDay {
  readonly date: string;
  readonly reason: string;
}

/** The open form of a closed day, with what is typed; null while it is closed. */
export const $closedDayForm = atom<{ readonly typed: TypedDay; readonly errors: FormErrors } | null>(null);

export const openClosedDayForm = (): void => $closedDayForm.set({ typed: { date: '', reason: '' }, errors: {} });
export const closeClosedDayForm = (): void => $closedDayForm.set(null);

export function typeClosedDay(fields: Partial<TypedDay>): void {
  const form = $closedDayForm.get();
  if (form) $closedDayForm.set({ ...form, typed: { ...form.typed, ...fields } });
}

const post = ({ date, reason }: TypedDay) => askAsEditor(postClosedDay, { body: { by: editorName(), date, reason } });
const remove = (date: string) => askAsEditor(deleteClosedDay, { id: date, body: { by: editorName() } });

/** Closes the day that was typed. Returns whether it could be; what was refused stays as it was typed. */
export async function saveClosedDay(): Promise<boolean> {
  const form = $closedDayForm.get();
  if (!form) return true;
  const { typed } = form;
  const read = v.safeParse(ClosedDayFields, typed);
  const errors: Record<string, string> = {};
  for (const issue of read.issues ?? []) errors[v.getDotPath(issue) ?? 'form'] ??= issue.message;
  $closedDayForm.set({ typed, errors });
  if (!read.success) return false;
  if (!(await changeDelivery(() => post(typed)))) {
    $closedDayForm.set({ typed, errors: deliveryErrors() });
    return false;
  }
  closeClosedDayForm();
  toastDelivery(
    `${dayName(typed.date)} is closed.`,
    undoDelivery(() => remove(typed.date)),
  );
  return true;
}

/** Delivers on a day after all; the message offers to close it again. */
export const removeClosedDay = (day: ClosedDay): Promise<boolean> =>
  tapDelivery(
    () => remove(day.date),
    `${dayName(day.date)} is open again.`,
    undoDelivery(() => post(day)),
  );

const putWeekday = (weekday: Weekday, isClosed: boolean) =>
  askAsEditor(putClosedWeekday, { body: { by: editorName(), weekday, isClosed } });

/** Delivers nothing on a day of every week, or delivers on it again. */
export const closeWeekday = (weekday: Weekday, isClosed: boolean): Promise<boolean> =>
  tapDelivery(
    () => putWeekday(weekday, isClosed),
    isClosed ? `Closed every ${weekdayName(weekday)}.` : `Open on ${weekdayName(weekday)} again.`,
    undoDelivery(() => putWeekday(weekday, !isClosed)),
  );
