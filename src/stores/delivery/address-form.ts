import { atom } from 'nanostores';
import type { Address, AddressBody } from '../../../contract/address.ts';
import type { Id } from '../../../contract/id.ts';
import { toPhone } from '../../../contract/phone.ts';
import { $addresses, $addressSaving, addressBody, saveAddress } from './address.ts';
import { $auth, $customerPhone } from '../session/auth.ts';
import { draftNamed } from '../session/form-draft.ts';
import { shop } from '../../shop.ts';
import { $pincode } from './pincode.ts';
import { type FormErrors, formErrors } from '../lib/form-errors.ts';
import { toast } from '../lib/toast.ts';
import { t } from '../../i18n/t.ts';

/** The draft's name of an address form. */
const NEW = 'address new';
export const addressForm = (address: Address | null): string => (address ? `address ${address.id}` : NEW);

/** The form that is open: that of a new address, of one of the list, or none. */
export const $editing = atom<Id | 'new' | null>(null);

/** Opens the form whose session ended while it was filled in. */
export function reopenAddressForm(): void {
  const draft = draftNamed('address ');
  if (draft) $editing.set(draft === NEW ? 'new' : draft.slice('address '.length));
}

/** What a form starts with: the address as it is, or what is known of a new one. */
export function addressFields(address: Address | null): AddressBody {
  if (address) return addressBody(address);
  return {
    label: $addresses.get().data.length === 0 ? t('Home') : '',
    name: $auth.get().data?.name ?? '',
    phone: toPhone($customerPhone.get() ?? ''),
    line1: '',
    line2: '',
    landmark: '',
    city: shop.city,
    pincodeId: $pincode.get()?.id ?? '',
    deliveryInstructions: [],
    deliveryNote: '',
  };
}

/** Whether the provider keeps what the rider is to do at the door: one of another make shows it by an address that it has saved. */
export const hasDeliveryInstructions = (address: Address | null): boolean =>
  import.meta.env.PUBLIC_ADAPTER !== 'on' ||
  [address, ...$addresses.get().data].some((saved) => saved?.deliveryInstructions);

let saving: Promise<FormErrors | null> | null = null;

/** Saves what was typed. Pressed twice, it is saved once. */
export const submitAddress = (
  body: AddressBody,
  address: Address | null,
  then: (saved: Address) => void,
): Promise<FormErrors | null> =>
  (saving ??= saveAddress(body, address?.id)
    .then((saved) => {
      if (!saved) return formErrors($addressSaving.get().reason);
      then(saved);
      return null;
    })
    .finally(() => (saving = null)));

/** The address comes first from now on, and is chosen where nothing else is. */
export async function makeDefault(address: Address): Promise<void> {
  const saved = await saveAddress({ ...addressBody(address), isDefault: true }, address.id);
  if (saved)
    toast(
      saved.label
        ? t('{address} is your default address', { address: saved.label })
        : t('The address is your default address'),
    );
  else toast($addressSaving.get().reason?.message ?? '', { tone: 'error' });
}
