import { atom, computed, onMount } from 'nanostores';
import { sameId } from '../../../contract/id.ts';
import { toCode } from '../../../contract/typed-text.ts';
import { getPincodes, type Pincode } from '../../../contract/pincode.ts';
import { ask } from '../../api/http.ts';
import { config } from '../../config.ts';
import { idle, type Loaded, loadOnMount, track } from '../lib/request.ts';
import { $root } from '../session/root-entry.ts';
import { sessionText } from '../lib/session-entry.ts';
import { toast } from '../lib/toast.ts';
import { t } from '../../i18n/t.ts';

/** The list behind the chooser: fetched again whenever it is opened. */
export const $pincodes = atom<Loaded<readonly Pincode[]>>({ ...idle, data: [] });

export async function loadPincodes(): Promise<void> {
  const answer = await track(
    $pincodes,
    () => ask(getPincodes),
    ({ data }) => ({ data }),
  );
  const { pincode } = $root.get();
  const listed = answer?.data.find(({ id }) => sameId(id, pincode?.id));
  if (!pincode || !listed) return;
  lookedUp.write(String(pincode.id));
  if (listed.pincode !== pincode.label) $root.set({ ...$root.get(), pincode: { ...pincode, label: listed.pincode } });
}
loadOnMount($pincodes, loadPincodes);

/** The chosen pincode, by id with its label, or null. */
export const $pincode = computed($root, ({ pincode }) => pincode);

/** The pincode whose label this tab has looked up. */
const lookedUp = sessionText(config.lookedUpPincodeKey);

/** Spec §3: the label comes from the list. The stored one shows meanwhile, and the list is asked for once in a tab. */
async function lookUpLabel(): Promise<void> {
  const id = $pincode.get()?.id;
  if (id !== undefined && lookedUp.read() !== String(id)) await loadPincodes();
}

onMount($pincode, () => {
  if (typeof document !== 'undefined') queueMicrotask(() => void lookUpLabel());
});

/** Stores the pincode, and shows a toast when the shop does not deliver there. */
export function choosePincode({
  id,
  pincode,
  deliverable = true,
}: Omit<Pincode, 'deliverable'> & Partial<Pincode>): void {
  $root.set({ ...$root.get(), pincode: { id, label: pincode } });
  lookedUp.write(String(id));
  if (deliverable === false) toast(t('We do not deliver to {pincode} yet.', { pincode }));
}

/** Spec §5: only pincodes that start with the typed text. */
export const filterPincodes = (pincodes: readonly Pincode[], typed: string): readonly Pincode[] => {
  const start = toCode(typed).replace(/[\s-]/g, '');
  return start ? pincodes.filter(({ pincode }) => pincode.startsWith(start)) : pincodes;
};
