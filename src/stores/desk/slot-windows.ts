import { atom } from 'nanostores';
import * as v from 'valibot';
import type { Cutoff } from '../../../contract/cutoff.ts';
import {
  deleteSlotWindow,
  type DeskSlot,
  postSlotWindow,
  putClosedSlot,
  putSlotWindow,
  type SlotWindow,
  SlotWindowFields,
} from '../../../contract/desk-delivery.ts';
import { type Id, sameId } from '../../../contract/id.ts';
import { readCount } from '../../../contract/typed-money.ts';
import { type Weekday, WEEKDAYS } from '../../../contract/weekday.ts';
import { askAsEditor } from '../../api/editor.ts';
import { nearDay, slotTime } from '../../format/date.ts';
import { editorName } from '../editor/access.ts';
import type { FormErrors } from '../lib/form-errors.ts';
import { keyedStore } from '../lib/keyed-store.ts';
import {
  $delivery,
  changeDelivery,
  deliveryErrors,
  tapDelivery,
  toastDelivery,
  undoDelivery,
  wasOvertaken,
} from './delivery.ts';

/** A delivery window as it is typed. */
export interface TypedWindow {
  readonly from: string;
  readonly to: string;
  readonly capacity: string;
  readonly weekdays: readonly Weekday[];
  readonly cutoff: 'minutes' | 'dayBefore';
  readonly minutes: string;
  readonly dayBefore: string;
}

interface WindowForm {
  /** The version that it began with. */
  readonly basedOn: number;
  readonly typed: TypedWindow;
  readonly errors: FormErrors;
}

export type WindowKey = Id | 'new';

/** The open form of a delivery window, with what is typed; null while it is closed. */
export const $windowForm = keyedStore((_: WindowKey) => atom<WindowForm | null>(null));

const NEW: TypedWindow = {
  from: '',
  to: '',
  capacity: '',
  weekdays: WEEKDAYS,
  cutoff: 'minutes',
  minutes: '60',
  dayBefore: '21:00',
};

const toTyped = ({ from, to, capacity, weekdays, cutoff }: SlotWindow): TypedWindow => ({
  from,
  to,
  capacity: String(capacity),
  weekdays,
  ...('minutes' in cutoff
    ? { cutoff: 'minutes', minutes: String(cutoff.minutes), dayBefore: NEW.dayBefore }
    : { cutoff: 'dayBefore', minutes: NEW.minutes, dayBefore: cutoff.dayBefore }),
});

export const openWindowForm = (window: SlotWindow | null): void =>
  $windowForm(window?.id ?? 'new').set({
    typed: window ? toTyped(window) : NEW,
    errors: {},
    basedOn: window?.version ?? 0,
  });
export const closeWindowForm = (key: WindowKey): void => $windowForm(key).set(null);

export function typeWindow(key: WindowKey, fields: Partial<TypedWindow>): void {
  const form = $windowForm(key).get();
  if (form) $windowForm(key).set({ ...form, typed: { ...form.typed, ...fields } });
}

const NO_NUMBER = 'Please enter a whole number, such as 40.';

/** What was typed as it is sent, or what is wrong with which field. */
export function readWindow({ from, to, weekdays, ...typed }: TypedWindow) {
  const errors: Record<string, string> = {};
  const number = (field: string, text: string): number => {
    const read = readCount(text);
    if (read === undefined) errors[field] = NO_NUMBER;
    return read ?? 1;
  };
  const cutoff: Cutoff =
    typed.cutoff === 'minutes' ? { minutes: number('cutoff.minutes', typed.minutes) } : { dayBefore: typed.dayBefore };
  const fields = { from, to, capacity: number('capacity', typed.capacity), weekdays: [...weekdays], cutoff };
  for (const issue of v.safeParse(SlotWindowFields, fields).issues ?? [])
    errors[v.getDotPath(issue) ?? 'form'] ??= issue.message;
  return { fields, errors };
}

const fieldsOf = ({ from, to, capacity, weekdays, cutoff }: SlotWindow) => ({ from, to, capacity, weekdays, cutoff });

const windowNow = (id: Id): SlotWindow | undefined =>
  $delivery.get().data?.slotWindows.find((window) => sameId(window.id, id));

const put = (id: Id, fields: v.InferInput<typeof SlotWindowFields>, basedOn: number) =>
  askAsEditor(putSlotWindow, { id, body: { by: editorName(), basedOn, ...fields } });

/** Saves what was typed of a window. Returns whether it could be; what was refused stays as it was typed. */
export async function saveWindow(window: SlotWindow | null): Promise<boolean> {
  const key = window?.id ?? 'new';
  const form = $windowForm(key).get();
  if (!form) return true;
  const { fields, errors } = readWindow(form.typed);
  $windowForm(key).set({ ...form, errors });
  if (Object.keys(errors).length > 0) return false;
  const answer = await changeDelivery(() =>
    window
      ? put(window.id, fields, form.basedOn)
      : askAsEditor(postSlotWindow, { body: { by: editorName(), ...fields } }),
  );
  if (!answer) {
    const basedOn = (window && wasOvertaken() && windowNow(window.id)?.version) || form.basedOn;
    $windowForm(key).set({ ...form, basedOn, errors: deliveryErrors() });
    return false;
  }
  closeWindowForm(key);
  const savedVersion = (window && windowNow(window.id)?.version) ?? 0;
  if (!window) toastDelivery(`The slot ${slotTime(fields)} is added.`);
  else
    toastDelivery(
      `The slot ${slotTime(fields)} is saved.`,
      undoDelivery(() => put(window.id, fieldsOf(window), savedVersion)),
    );
  return true;
}

/** Removes a window; orders for it stay. The message offers to have it back. */
export const removeWindow = (window: SlotWindow): Promise<boolean> =>
  tapDelivery(
    () => askAsEditor(deleteSlotWindow, { id: window.id, body: { by: editorName(), basedOn: window.version } }),
    `The slot ${slotTime(window)} is removed.`,
    undoDelivery(() => askAsEditor(postSlotWindow, { body: { by: editorName(), ...fieldsOf(window) } })),
  );

/** Takes no more orders for a slot of one day, or takes them again. */
export const closeSlot = (slot: DeskSlot, isClosed: boolean): Promise<boolean> =>
  tapDelivery(
    () => askAsEditor(putClosedSlot, { body: { by: editorName(), slotId: slot.id, isClosed } }),
    `${nearDay(slot.date, new Date())}, ${slotTime(slot)} is ${isClosed ? 'closed' : 'open again'}.`,
  );
