import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Kyc as KycData } from '../../../contract/kyc.ts';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import { $profile, loadProfile } from '../../stores/account/profile.ts';
import { KycForm } from './KycForm.tsx';
import { PanelError } from '../lib/PanelError.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { tw } from '../../ui/tw.ts';

const STATUS = {
  none: {
    label: msg('Not handed in'),
    look: tw`badge-ghost`,
    text: msg('Hand in your PAN and your Aadhaar number. A GSTIN is for firms.'),
  },
  submitted: {
    label: msg('Being checked'),
    look: tw`bg-tint-spice text-spice`,
    text: msg('We compare the numbers with the registers. You need not do anything.'),
  },
  verified: {
    label: msg('Verified'),
    look: tw`badge-secondary`,
    text: msg('Your numbers are checked. Call us if one of them has changed.'),
  },
  rejected: {
    label: msg('Not accepted'),
    look: tw`bg-tint-clay text-error`,
    text: msg('A number did not match the registers. Please check them and hand them in again.'),
  },
} as const satisfies Record<KycData['status'], { label: string; look: string; text: string }>;

export function Kyc() {
  const { data, reason } = useStore($profile);
  if (data) return <KycPanel kyc={data.kyc ?? { status: 'none', pan: null, aadhaar: null, gstin: null }} />;
  return reason ? (
    <PanelError name={t('Your KYC details')} message={reason.message} onRetry={loadProfile} />
  ) : (
    <PanelSkeleton />
  );
}

function KycPanel({ kyc }: { kyc: KycData }) {
  const { label, look, text } = STATUS[kyc.status];
  const [again, setAgain] = useState(false);
  const asksForm = again || kyc.status === 'none' || kyc.status === 'rejected';
  return (
    <div className="card max-w-3xl gap-4 card-border bg-surface p-4 lg:p-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-2xl/[1.25]">{t('KYC')}</h2>
        <p className={`badge border-0 px-2.5 text-meta font-semibold ${look}`} role="status">
          {t(label)}
        </p>
      </header>
      <p className="text-muted">{t(text)}</p>
      {kyc.pan && !again && <Masks kyc={kyc} />}
      {asksForm ? (
        <KycForm onDone={() => setAgain(false)} />
      ) : (
        kyc.status === 'submitted' && (
          <button type="button" className="btn self-start btn-outline btn-primary" onClick={() => setAgain(true)}>
            {t('Hand in other numbers')}
          </button>
        )
      )}
    </div>
  );
}

const Masks = ({ kyc }: { kyc: KycData }) => (
  <dl className="grid gap-x-10 gap-y-3 rounded-field bg-base-200 p-4 md:grid-flow-col md:justify-start">
    <Mask name={t('PAN')} mask={kyc.pan} />
    <Mask name={t('Aadhaar')} mask={kyc.aadhaar} />
    <Mask name={t('GSTIN')} mask={kyc.gstin} />
  </dl>
);

/** Masked characters are shown as dots, in the number's own groups; a screen reader hears only the last four. */
function Mask({ name, mask }: { name: string; mask: string | null }) {
  if (!mask) return null;
  const ending = mask.replace(/^X+/, '');
  return (
    <div>
      <dt className="text-meta text-muted">{name}</dt>
      <dd className="font-semibold tracking-[0.08em] num">
        <span aria-hidden="true">{'•'.repeat(mask.length - ending.length)}</span>
        <span className="sr-only">{t('ends in')} </span>
        {ending}
      </dd>
    </div>
  );
}
