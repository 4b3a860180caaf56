import { ShieldCheck } from '../../ui/icons.ts';
import { KycBody } from '../../../contract/kyc.ts';
import { submitKyc } from '../../stores/account/profile.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { tw } from '../../ui/tw.ts';
import { useForm } from '../lib/use-form.ts';

const NUMBER = tw`tracking-[0.06em] uppercase tabular-nums`;

/** Nothing of what is typed here is kept on this device, not even when the session ends. */
export function KycForm({ onDone }: { onDone: () => void }) {
  const { field, onSubmit, busy, problem, isKept } = useForm<KycBody, typeof KycBody>({
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
      aria-label="KYC"
      autoComplete="off"
    >
      {isKept && (
        <Notice>
          Your session ended before the numbers were sent. We keep such numbers nowhere on this device, so please type
          them again.
        </Notice>
      )}
      <Field
        label="PAN"
        hint="10 signs, such as ABCPE1234F"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        className={NUMBER}
        {...field('pan')}
      />
      <Field
        label="Aadhaar number"
        hint="12 digits"
        inputMode="numeric"
        autoComplete="off"
        required
        className={NUMBER}
        {...field('aadhaar')}
      />
      <Field
        label="GSTIN"
        hint="Optional, for firms"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={NUMBER}
        {...field('gstin')}
      />
      <FormError message={problem} />
      <BusyButton className="btn justify-self-start btn-primary" busy={busy}>
        Hand in
      </BusyButton>
      <p className="flex gap-2 text-sm/[1.45] text-muted">
        <ShieldCheck className="text-success" aria-hidden="true" />
        The numbers are sent once and kept nowhere on this device. We show only their last four signs.
      </p>
    </form>
  );
}
