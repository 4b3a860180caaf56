import { tw } from './tw.ts';
import { t } from '../i18n/t.ts';

const corner = (large: boolean) => (large ? tw`top-3.5 left-3.5 text-sm` : tw`top-2 left-2`);

interface Props {
  /** On the large picture of a product's page. */
  large?: boolean;
}

/** Percent off; from how much on it is worth a word, `isOffer` says. */
export const OfferTag = ({ percent, large = false }: Props & { percent: number }) => (
  <span className={`absolute z-1 badge px-1.5 badge-sm font-bold num badge-accent ${corner(large)}`}>
    {t('{percent}% off', { percent })}
  </span>
);

export const SoldOutTag = ({ large = false }: Props) => (
  <span className={`absolute z-1 badge px-1.5 badge-sm font-semibold badge-neutral ${corner(large)}`}>
    {t('Out of stock')}
  </span>
);
