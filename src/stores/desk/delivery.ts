import { atom } from 'nanostores';
import * as v from 'valibot';
import { Delivery, getDelivery } from '../../../contract/desk-delivery.ts';
import { askAsEditor } from '../../api/editor.ts';
import { type CallError, RefusedError } from '../../api/errors.ts';
import { edit } from '../editor/access.ts';
import { type FormErrors, formErrors } from '../lib/form-errors.ts';
import { fullfilled, idle, type Loaded, loadOnMount, type RequestState, reset } from '../lib/request.ts';
import { toast } from '../lib/toast.ts';
import { loadChanges } from './history.ts';
import { $hasStepsLeft, loadOpening } from './opening.ts';

/** By which the history names where and when the shop delivers. */
export const DELIVERY = 'delivery';

/** Where and when the shop delivers; null until it is loaded. */
export const $delivery = atom<Loaded<Delivery | null>>({ ...idle, data: null });
/** The last change of it. */
export const $deliveryChange = atom<RequestState>(idle);

export const loadDelivery = (): Promise<unknown> =>
  edit(
    $delivery,
    () => askAsEditor(getDelivery),
    ({ data }) => ({ data }),
  );
loadOnMount($delivery, loadDelivery);

const isOvertaken = (reason: CallError | null): reason is RefusedError =>
  reason instanceof RefusedError && reason.code === 'overtaken';

/** Shows what there is after a change, or after somebody else's that came before it. */
function show(data: Delivery): void {
  reset($delivery, { ...fullfilled, data });
  void loadChanges(DELIVERY);
  if ($hasStepsLeft.get()) void loadOpening();
}

/** Makes a change. Returns its answer; undefined when it was refused, with the reason in `$deliveryChange`. */
export async function changeDelivery<T extends { readonly data: Delivery }>(
  request: () => Promise<T>,
): Promise<T | undefined> {
  const answer = await edit($deliveryChange, request, () => ({}));
  if (answer) {
    show(answer.data);
    return answer;
  }
  const { reason } = $deliveryChange.get();
  if (isOvertaken(reason)) {
    const read = v.safeParse(v.object({ newer: Delivery }), reason.details);
    if (read.success) show(read.output.newer);
  } else if (reason instanceof RefusedError && reason.status === 404) await loadDelivery();
  return undefined;
}

/** Whether the last change was refused because somebody else has changed the same: what that is now is shown. */
export const wasOvertaken = (): boolean => isOvertaken($deliveryChange.get().reason);

/** Why the last change was refused, beside its fields. */
export function deliveryErrors(): FormErrors {
  if (!wasOvertaken()) return formErrors($deliveryChange.get().reason);
  return {
    form: 'Somebody else has changed it meanwhile: what it is now stands above. Save again to have it as you typed.',
  };
}

/** Makes a change that has no form, and says what became of it. Returns whether it could be made. */
export async function tapDelivery(
  request: () => Promise<{ readonly data: Delivery }>,
  text: string,
  undo?: () => Promise<unknown>,
): Promise<boolean> {
  const answer = await changeDelivery(request);
  if (answer) toastDelivery(text, undo);
  else toast($deliveryChange.get().reason?.message ?? '', { tone: 'error' });
  return answer !== undefined;
}

/** Says what was done, and offers to take it back. */
export function toastDelivery(text: string, undo?: () => Promise<unknown>): void {
  const run = () => void undo?.();
  toast(`${text} Shoppers see it at once.`, undo && { action: { label: 'Undo', run } });
}

/** Takes a change back, and says so. */
export const undoDelivery = (request: () => Promise<{ readonly data: Delivery }>) => async (): Promise<void> => {
  const answer = await changeDelivery(request);
  toast(answer ? 'All is as it was before.' : ($deliveryChange.get().reason?.message ?? ''), {
    tone: answer ? 'plain' : 'error',
  });
};
