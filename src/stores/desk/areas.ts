import { atom } from 'nanostores';
import * as v from 'valibot';
import {
  type Area,
  AreaFields,
  deleteArea,
  deleteAreaPincodes,
  postArea,
  postAreaPincodes,
  putArea,
} from '../../../contract/desk-delivery.ts';
import { type Id, sameId } from '../../../contract/id.ts';
import { type Paise, toRupees } from '../../../contract/money.ts';
import { readMoney } from '../../../contract/typed-money.ts';
import { SomePincodes, TypedPincodes } from '../../../contract/typed-pincodes.ts';
import { askAsEditor } from '../../api/editor.ts';
import { count } from '../../format/count.ts';
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

interface TypedStep {
  readonly from: string;
  readonly charge: string;
}

/** An area as it is typed. */
export interface TypedArea {
  readonly name: string;
  readonly minimumOrder: string;
  readonly chilled: boolean;
  readonly steps: readonly TypedStep[];
  /** Of a new one. */
  readonly pincodes: string;
}

interface AreaForm {
  /** The version that it began with. */
  readonly basedOn: number;
  readonly typed: TypedArea;
  readonly errors: FormErrors;
}

/** The id of an area that is there, or what stands for one that is being added. */
export type AreaKey = Id | 'new';

/** The open form of an area, with what is typed; null while it is closed. */
export const $areaForm = keyedStore((_: AreaKey) => atom<AreaForm | null>(null));
/** The same of pincodes to be added to an area or taken away. */
export const $pincodesForm = keyedStore((_: Id) =>
  atom<{ readonly typed: string; readonly error: string } | null>(null),
);

const NEW: TypedArea = { name: '', minimumOrder: '', chilled: true, steps: [{ from: '0', charge: '' }], pincodes: '' };

const written = (paise: Paise): string => (paise % 100 === 0 ? String(toRupees(paise)) : toRupees(paise).toFixed(2));

const toTyped = ({ name, minimumOrder, chilled, steps }: Area): TypedArea => ({
  name,
  minimumOrder: minimumOrder === 0 ? '' : written(minimumOrder),
  chilled,
  steps: steps.map(({ from, charge }) => ({ from: written(from), charge: written(charge) })),
  pincodes: '',
});

export const openAreaForm = (area: Area | null): void =>
  $areaForm(area?.id ?? 'new').set({ typed: area ? toTyped(area) : NEW, errors: {}, basedOn: area?.version ?? 0 });
export const closeAreaForm = (key: AreaKey): void => $areaForm(key).set(null);

export function typeArea(key: AreaKey, fields: Partial<TypedArea>): void {
  const form = $areaForm(key).get();
  if (form) $areaForm(key).set({ ...form, typed: { ...form.typed, ...fields } });
}

export function typeStep(key: AreaKey, at: number, fields: Partial<TypedStep>): void {
  const steps = $areaForm(key).get()?.typed.steps ?? [];
  typeArea(key, { steps: steps.map((step, index) => (index === at ? { ...step, ...fields } : step)) });
}
export function addStep(key: AreaKey): void {
  typeArea(key, { steps: [...($areaForm(key).get()?.typed.steps ?? []), { from: '', charge: '' }] });
}
export function removeStep(key: AreaKey, at: number): void {
  typeArea(key, { steps: ($areaForm(key).get()?.typed.steps ?? []).filter((_, index) => index !== at) });
}

/** Rupees, or why they can't be read. */
const readRupees = (typed: string) => {
  const { paise, refusal } = readMoney(typed);
  return refusal === undefined ? { rupees: toRupees(paise) } : { refusal };
};

/** What was typed as it is sent, or what is wrong with which field. */
export function readArea({ name, minimumOrder, chilled, steps, pincodes }: TypedArea) {
  const errors: Record<string, string> = {};
  const amount = (field: string, typed: string): number => {
    const { rupees, refusal } = readRupees(typed);
    if (refusal !== undefined) errors[field] = refusal;
    return rupees ?? 0;
  };
  const fields = {
    name,
    minimumOrder: minimumOrder.trim() === '' ? 0 : amount('minimumOrder', minimumOrder),
    chilled,
    steps: steps.map(({ from, charge }, at) => ({
      from: amount(`steps.${at}.from`, from),
      charge: amount(`steps.${at}.charge`, charge),
    })),
  };
  for (const issue of v.safeParse(AreaFields, fields).issues ?? [])
    errors[v.getDotPath(issue) ?? 'form'] ??= issue.message;
  const unreadable = v.safeParse(TypedPincodes, pincodes).issues?.[0].message;
  if (unreadable) errors['pincodes'] = unreadable;
  return { fields: { ...fields, pincodes }, errors };
}

const fieldsOf = ({ name, minimumOrder, chilled, steps }: Area) => ({
  name,
  minimumOrder: toRupees(minimumOrder),
  chilled,
  steps: steps.map(({ from, charge }) => ({ from: toRupees(from), charge: toRupees(charge) })),
});

const areaNow = (id: Id): Area | undefined => $delivery.get().data?.areas.find((area) => sameId(area.id, id));

const put = (id: Id, fields: v.InferInput<typeof AreaFields>, basedOn: number) =>
  askAsEditor(putArea, { id, body: { by: editorName(), basedOn, ...fields } });

/** Saves what was typed of an area. Returns whether it could be; what was refused stays as it was typed. */
export async function saveArea(area: Area | null): Promise<boolean> {
  const key = area?.id ?? 'new';
  const form = $areaForm(key).get();
  if (!form) return true;
  const { fields, errors } = readArea(form.typed);
  $areaForm(key).set({ ...form, errors });
  if (Object.keys(errors).length > 0) return false;
  const { pincodes: _, ...changed } = fields;
  const answer = await changeDelivery(() =>
    area ? put(area.id, changed, form.basedOn) : askAsEditor(postArea, { body: { by: editorName(), ...fields } }),
  );
  if (!answer) {
    const basedOn = (area && wasOvertaken() && areaNow(area.id)?.version) || form.basedOn;
    $areaForm(key).set({ ...form, basedOn, errors: deliveryErrors() });
    return false;
  }
  closeAreaForm(key);
  const savedVersion = (area && areaNow(area.id)?.version) ?? 0;
  if (!area) toastDelivery(`${fields.name.trim()} is added.`);
  else
    toastDelivery(
      `${area.isDefault ? area.name : fields.name.trim()} is saved.`,
      undoDelivery(() => put(area.id, fieldsOf(area), savedVersion)),
    );
  return true;
}

/** Removes an area: its pincodes go to the default one. The message offers to have it back with them. */
export const removeArea = (area: Area): Promise<boolean> => {
  const { id, name, version, pincodes } = area;
  const body = { by: editorName(), ...fieldsOf(area), pincodes: pincodes.ranges.join(' ') };
  const moved =
    pincodes.count === 0 ? '' : ` Its ${count(pincodes.count, 'pincode')} are delivered as everywhere else.`;
  return tapDelivery(
    () => askAsEditor(deleteArea, { id, body: { by: editorName(), basedOn: version } }),
    `${name} is removed.${moved}`,
    undoDelivery(() => askAsEditor(postArea, { body })),
  );
};

export const openPincodesForm = (id: Id): void => $pincodesForm(id).set({ typed: '', error: '' });
export const closePincodesForm = (id: Id): void => $pincodesForm(id).set(null);
export const typePincodes = (id: Id, typed: string): void => $pincodesForm(id).set({ typed, error: '' });

/** What was typed, or undefined where it can't be read: then the form says why. */
function readPincodes(id: Id): string | undefined {
  const typed = $pincodesForm(id).get()?.typed ?? '';
  const error = v.safeParse(SomePincodes, typed).issues?.[0].message;
  if (error === undefined) return typed;
  $pincodesForm(id).set({ typed, error });
  return undefined;
}

/** Keeps the form as it is typed, with the reason. */
function refusePincodes(id: Id, typed: string): false {
  const errors = deliveryErrors();
  $pincodesForm(id).set({ typed, error: errors['pincodes'] ?? errors['form'] ?? '' });
  return false;
}

/** Has the typed pincodes belong to an area, and says where they came from. */
export async function addPincodes({ id, name }: Area): Promise<boolean> {
  const typed = readPincodes(id);
  if (typed === undefined) return false;
  const answer = await changeDelivery(() =>
    askAsEditor(postAreaPincodes, { id, body: { by: editorName(), pincodes: typed } }),
  );
  if (!answer) return refusePincodes(id, typed);
  $pincodesForm(id).set({ typed: '', error: '' });
  toastDelivery(`${name}: ${addedInWords(answer)}.`);
  return true;
}

/** @example '12 pincodes added, 3 moved from Everywhere else' */
function addedInWords({ added, moved, unchanged }: v.InferOutput<typeof postAreaPincodes.answer>): string {
  const parts = [
    added > 0 && `${count(added, 'pincode')} added`,
    ...moved.map(({ from, count: of }) => `${count(of, 'pincode')} moved from ${from}`),
    unchanged > 0 && `${count(unchanged, 'pincode')} there already`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Delivers to the typed pincodes of an area no longer; the message offers to deliver to them again. */
export async function takePincodes({ id, name }: Area): Promise<boolean> {
  const typed = readPincodes(id);
  if (typed === undefined) return false;
  const answer = await changeDelivery(() =>
    askAsEditor(deleteAreaPincodes, { id, body: { by: editorName(), pincodes: typed } }),
  );
  if (!answer) return refusePincodes(id, typed);
  $pincodesForm(id).set({ typed: '', error: '' });
  toastDelivery(
    `${name}: ${count(answer.removed, 'pincode')} not delivered any more.`,
    undoDelivery(() => askAsEditor(postAreaPincodes, { id, body: { by: editorName(), pincodes: typed } })),
  );
  return true;
}
