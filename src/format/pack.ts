import type { Pack } from '../../contract/product.ts';
import { t } from '../i18n/t.ts';
import { rupees } from '../../contract/rupees.ts';

/** @example unitPrice(pack) // '₹47.60/kg', or '' when the provider gives none */
export const unitPrice = ({ unitPrice }: Pick<Pack, 'unitPrice'>): string =>
  unitPrice ? `${rupees(unitPrice.amount)}/${unitPrice.unit === 'piece' ? t('piece') : unitPrice.unit}` : '';

/** @example packLine(pack) // '5 kg · ₹47.60/kg' */
export const packLine = (pack: Pick<Pack, 'packSize' | 'unitPrice'>): string =>
  [pack.packSize, unitPrice(pack)].filter(Boolean).join(' · ');
