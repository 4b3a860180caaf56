import { t } from '../../i18n/t.ts';
import { ShieldCheck } from '../../ui/icons.ts';
import { KycBody } from '../../../contract/kyc.ts';
import { submitKyc } from '../../stores/account/profile.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FormError } from '../../ui/FieldError.tsx';
import { tw } from '../../ui/tw.ts';
import { useForm } from '../lib/use-form.ts';

const NUMBER = tw`tracking-[0.06em] uppercase tabular-nums`;

/** Nothing typed here is stored on this device, not even when the session ends. */
export function KycForm({ onDone }: { onDone: () => void }) {
  const { field, onSubmit, busy, problem, isDraftRestored } = useForm<KycBody, typeof KycBody>({
    schema: KycBody,
    values: { pan: '', aadhaar: '', gstin: '' },
    draft: 'kyc',
    secret: true,
    async send(body) {
      const problems = await submitKyc(body);
      if (!problems) onDone();
      return problems;
    },
  });
  return (
    <form
      className="grid max-w-lg grid-cols-1 gap-4"
      noValidate
      onSubmit={onSubmit}
      aria-label={t('KYC')}
      autoComplete="off"
    >
      {isDraftRestored && (
        <Notice>
          {t(
            'Your session ended before the numbers were sent. We keep such numbers nowhere on this device, so please type them again.',
          )}
        </Notice>
      )}
      <Field
        label={t('PAN')}
        hint={t('10 signs, such as ABCPE1234F')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        className={NUMBER}
        {...field('pan')}
      />
      <Field
        label={t('Aadhaar number')}
        hint={t('12 digits')}
        inputMode="numeric"
        autoComplete="off"
        required
        className={NUMBER}
        {...field('aadhaar')}
      />
      <Field
        label={t('GSTIN')}
        hint={t('Optional, for firms')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={NUMBER}
        {...field('gstin')}
      />
      <FormError message={problem} />
      <BusyButton className="btn justify-self-start btn-primary" busy={busy}>
        {t('Hand in')}
      </BusyButton>
      <p className="flex gap-2 text-sm/[1.45] text-muted">
        <ShieldCheck className="text-success" aria-hidden="true" />
        {t('The numbers are sent once and kept nowhere on this device. We show only their last four signs.')}
      </p>
    </form>
  );
}
