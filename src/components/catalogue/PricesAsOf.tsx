import { useStore } from '@nanostores/react';
import { $builtAt } from '../../stores/catalogue/build-info.ts';
import { t } from '../../i18n/t.ts';

/** Says, where the provider does not answer, that prices may have changed, and when they were taken. */
export function PricesAsOf() {
  const at = useStore($builtAt, { ssr: 'initial' });
  return at
    ? t('We could not check today’s prices and stock. What you see is of {time} and may have changed.', { time: at })
    : t('We could not check today’s prices and stock. What you see is of an earlier time and may have changed.');
}
