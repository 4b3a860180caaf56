import { atom } from 'nanostores';
import { type KycBody, putKyc } from '../../../contract/kyc.ts';
import { getProfile, type Profile, type ProfileBody } from '../../../contract/profile.ts';
import { ask } from '../../api/http.ts';
import { putProfile } from '../../api/profile.ts';
import { t } from '../../i18n/t.ts';
import { rename } from '../session/auth.ts';
import { bindToCustomer } from '../session/customer-store.ts';
import { type FormErrors, formErrors } from '../lib/form-errors.ts';
import { askOptional } from '../lib/optional-call.ts';
import { idle, type Loaded, type RequestState, track } from '../lib/request.ts';
import { toast } from '../lib/toast.ts';

/** The customer's profile, with the state of KYC. */
const noProfile: Loaded<Profile | null> = { ...idle, data: null };
export const $profile = atom(noProfile);

export const loadProfile = () =>
  track(
    $profile,
    () => ask(getProfile),
    ({ data }) => ({ data }),
  );
bindToCustomer($profile, noProfile, loadProfile);

const $saving = atom<RequestState>(idle);

/** Saves name and e-mail. Returns what is wrong with which of them, or null. */
export async function saveProfile(body: ProfileBody): Promise<FormErrors | null> {
  const data = await track(
    $saving,
    () => putProfile(body),
    () => ({}),
  );
  if (!data) return formErrors($saving.get().reason);
  $profile.set({ ...$profile.get(), data });
  rename(data.name);
  toast(t('Your profile is saved'));
  return null;
}

/** Sends the numbers, which are not stored here; only their masks are returned. */
export async function submitKyc(body: KycBody): Promise<FormErrors | null> {
  const kyc = await track(
    $saving,
    () => askOptional('kyc', async () => (await ask(putKyc, { body })).data, null),
    () => ({}),
  );
  if (!kyc) return $saving.get().reason ? formErrors($saving.get().reason) : null;
  const { data, ...request } = $profile.get();
  if (data) $profile.set({ ...request, data: { ...data, kyc } });
  toast(t('Your KYC details are handed in'));
  return null;
}
