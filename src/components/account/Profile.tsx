import { useStore } from '@nanostores/react';
import { type Profile as ProfileData, ProfileBody } from '../../../contract/profile.ts';
import { phoneNumber } from '../../format/phone.ts';
import { t } from '../../i18n/t.ts';
import { $profile, loadProfile, saveProfile } from '../../stores/account/profile.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FieldError.tsx';
import { NameFields } from '../lib/NameFields.tsx';
import { useForm } from '../lib/use-form.ts';
import { PanelError } from '../lib/PanelError.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { Sessions } from './Sessions.tsx';

export function Profile() {
  const { data, reason } = useStore($profile);
  if (data)
    return (
      <>
        <ProfileForm key={data.id} profile={data} />
        <Sessions />
      </>
    );
  return reason ? (
    <PanelError name={t('Your profile')} message={reason.message} onRetry={loadProfile} />
  ) : (
    <PanelSkeleton />
  );
}

function ProfileForm({ profile }: { profile: ProfileData }) {
  const { field, onSubmit, busy, problem } = useForm<ProfileBody, typeof ProfileBody>({
    schema: ProfileBody,
    values: { name: profile.name, email: profile.email ?? '' },
    draft: 'profile',
    send: saveProfile,
  });
  return (
    <form
      className="card max-w-lg gap-4 card-border bg-surface p-4 lg:p-6"
      noValidate
      onSubmit={onSubmit}
      aria-label={t('Profile')}
    >
      <h2 className="text-2xl/[1.25]">{t('Profile')}</h2>
      <NameFields field={field} />
      <Field
        label={t('Mobile number')}
        readOnly
        boxClassName="border-dashed bg-transparent"
        value={phoneNumber(profile.phone ?? '')}
        hint={t('You log in with this number. It can’t be changed.')}
      />
      <FormError message={problem} />
      <BusyButton className="btn self-start btn-primary" busy={busy}>
        {t('Save profile')}
      </BusyButton>
    </form>
  );
}
