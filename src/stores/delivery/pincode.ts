import { atom, computed } from 'nanostores';
import type { Pincode } from '../../../contract/pincode.ts';
import { getPincodes } from '../../api/pincode.ts';
import { idle, type Loaded, loadOnMount, track } from '../lib/request.ts';
import { $root } from '../session/root-entry.ts';
import { toast } from '../lib/toast.ts';
import { t } from '../../i18n/t.ts';

/** The list behind the chooser: fetched again whenever it is opened. */
export const $pincodes = atom<Loaded<readonly Pincode[]>>({ ...idle, data: [] });

export const loadPincodes = () => track($pincodes, getPincodes, (data) => ({ data }));
loadOnMount($pincodes, loadPincodes);

/** The chosen pincode, by id with its label, or null. */
export const $pincode = computed($root, ({ pincode }) => pincode);

/** Keeps the pincode, and says so when we do not deliver there. */
export function choosePincode({
  id,
  pincode,
  deliverable = true,
}: Omit<Pincode, 'deliverable'> & Partial<Pincode>): void {
  $root.set({ ...$root.get(), pincode: { id, label: pincode } });
  if (deliverable === false) toast(t('We do not deliver to {pincode} yet.', { pincode }));
}

/** Spec §5: only pincodes that start with the typed text. */
export const filterPincodes = (pincodes: readonly Pincode[], typed: string): readonly Pincode[] => {
  const start = typed.trim();
  return start ? pincodes.filter(({ pincode }) => pincode.startsWith(start)) : pincodes;
};
