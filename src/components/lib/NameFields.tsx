import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { t } from '../../i18n/t.ts';

interface Props {
  field: (name: 'name' | 'email') => UseFormRegisterReturn & { error: string | undefined };
  autoFocus?: boolean;
}

/** Who a customer is: the name, and an address for receipts. */
export const NameFields = ({ field, autoFocus = false }: Props) => (
  <>
    <Field label={t('Full name')} autoComplete="name" autoFocus={autoFocus} required {...field('name')} />
    <Field
      label={t('Email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      hint={t('Optional, for receipts')}
      {...field('email')}
    />
  </>
);
