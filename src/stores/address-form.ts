import { atom } from 'nanostores';
import * as v from 'valibot';
import { type Address, AddressBody } from '../../contract/address.ts';
import { RefusedError } from '../api/errors.ts';
import { shop } from '../shop.ts';
import { $addressSaving, saveAddress } from './address.ts';
import { $pincodes, loadPincodes } from './pincode.ts';

export { $addressSaving };

/** What is wrong with which field, by its name; `form` for the whole. */
export const $addressErrors = atom<Readonly<Record<string, string>>>({});

let submitting: Promise<Address | undefined> | null = null;

/** Checks the typed fields, finds the pincode they name and saves the address. Pressed twice, it is saved once. */
export const submitAddress = (typed: Readonly<Record<string, string>>): Promise<Address | undefined> =>
  (submitting ??= checkAndSave(typed).finally(() => (submitting = null)));

async function checkAndSave(typed: Readonly<Record<string, string>>): Promise<Address | undefined> {
  const pincode = await findPincode(typed['pincode'] ?? '');
  const body = v.safeParse(AddressBody, { ...typed, city: shop.city, pincodeId: pincode?.id ?? '' });
  if (!pincode && $pincodes.get().reason)
    return void $addressErrors.set({ form: $pincodes.get().reason?.message ?? '' });
  const problems: Record<string, string> = {};
  for (const issue of body.issues ?? []) problems[v.getDotPath(issue) ?? 'form'] ??= issue.message;
  if (typed['pincode'] && !pincode)
    problems['pincodeId'] = 'We do not know this pincode. It has six digits, such as 700019.';
  else if (!pincode) problems['pincodeId'] = 'Please enter the pincode.';
  else if (!pincode.deliverable) problems['pincodeId'] = `We do not deliver to ${pincode.pincode} yet.`;
  $addressErrors.set(problems);
  if (!body.success || Object.keys(problems).length) return undefined;
  const saved = await saveAddress(body.output);
  if (!saved) showRefusal();
  return saved;
}

async function findPincode(typed: string) {
  if ($pincodes.get().status !== 'Fullfilled') await loadPincodes();
  return $pincodes.get().data.find(({ pincode }) => pincode === typed.trim());
}

function showRefusal(): void {
  const { reason } = $addressSaving.get();
  const fields = reason instanceof RefusedError ? reason.fields : {};
  $addressErrors.set(Object.keys(fields).length ? fields : { form: reason?.message ?? '' });
}
