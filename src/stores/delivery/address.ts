import { atom, computed } from 'nanostores';
import { type Address, type AddressBody, getAddresses } from '../../../contract/address.ts';
import type { Id } from '../../../contract/id.ts';
import { sameId } from '../../../contract/id.ts';
import { postAddress, putAddress } from '../../api/address.ts';
import { type CallError, RefusedError } from '../../api/errors.ts';
import { ask } from '../../api/http.ts';
import { $token } from '../session/auth.ts';
import { bindToCustomer } from '../session/customer-store.ts';
import { $pincode, choosePincode } from './pincode.ts';
import { idle, type Loaded, track } from '../lib/request.ts';

/** Server state, the default first. */
const noAddresses: Loaded<readonly Address[]> = { ...idle, data: [] };
const $saved = atom(noAddresses);

/** Removals that can still be undone; see `address-removal.ts`. */
export const $pendingRemovals = atom<readonly Id[]>([]);

/** The customer's addresses, the default first. */
export const $addresses = computed([$saved, $pendingRemovals], (saved, leaving) => ({
  ...saved,
  data: saved.data.filter(({ id }) => !leaving.some((gone) => sameId(gone, id))),
}));

/** Spec §6: skipped for guests. Spec §3: the first address preselects the pincode. */
export async function loadAddresses(): Promise<void> {
  if (!$token.get()) return;
  const answer = await track(
    $saved,
    () => ask(getAddresses),
    ({ data }) => ({ data }),
  );
  preselect(answer?.data);
}

/** For a page that shows no addresses, and would not load them. */
export const loadMissingAddresses = async (): Promise<void> => {
  if ($saved.get().status === null) await loadAddresses();
};

function preselect(addresses: readonly Address[] | undefined): void {
  const pincode = addresses?.[0]?.pincode;
  if (pincode && !$pincode.get()) choosePincode(pincode);
}
bindToCustomer($saved, noAddresses, loadAddresses, () => $pendingRemovals.set([]));

/** The last attempt to save an address; `reason` carries the provider's word on each field. */
export const $addressSaving = atom<Loaded<Address | null>>({ ...idle, data: null });

/** Saves a new address, or changes the one with `id`. Returns it, or undefined when it was refused. */
export async function saveAddress(body: AddressBody, id?: Id): Promise<Address | undefined> {
  const { reason } = $addressSaving.get();
  const save = async () =>
    id === undefined ? ((await savedUnheard(body, reason)) ?? postAddress(body)) : putAddress(id, body);
  const saved = await track($addressSaving, save, (data) => ({ data }));
  if (saved) {
    const { data } = $saved.get();
    const isListed = data.some((address) => sameId(address.id, saved.id));
    const addresses = isListed
      ? data.map((address) => (sameId(address.id, saved.id) ? saved : address))
      : [...data, saved];
    showSaved(saved.isDefault ? withDefault(addresses, saved) : addresses);
    preselect(savedAddresses());
  }
  return saved;
}

/** A new address that was sent, and perhaps saved, without an answer: it stands in the list, and is not to be saved twice. */
async function savedUnheard(body: AddressBody, reason: CallError | null): Promise<Address | undefined> {
  if (!reason || (reason instanceof RefusedError && reason.status < 500)) return undefined;
  const listed = $saved.get().data;
  const { data } = await ask(getAddresses);
  return data.find(
    ({ id, line1, label }) =>
      line1 === body.line1 && label === body.label && !listed.some((address) => sameId(address.id, id)),
  );
}

const withDefault = (addresses: readonly Address[], first: Address): readonly Address[] => [
  first,
  ...addresses.filter((address) => address !== first).map((address) => ({ ...address, isDefault: false })),
];

/** Sets the server state from an answer. */
export const showSaved = (data: readonly Address[]): void => $saved.set({ ...$saved.get(), data });

export const savedAddresses = (): readonly Address[] => $saved.get().data;

/** An address as it is sent to the provider. */
export const addressBody = ({ pincode, id: _, ...fields }: Address): AddressBody => ({
  ...fields,
  label: fields.label ?? '',
  name: fields.name ?? '',
  phone: fields.phone ?? '',
  pincodeId: pincode?.id ?? '',
});
