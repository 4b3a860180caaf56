import type { Product } from '../../../contract/product.ts';
import { shareProduct } from '../../stores/catalogue/share-product.ts';
import { Share2 } from '../../ui/icons.ts';
import { t } from '../../i18n/t.ts';

export const ShareProduct = ({ product }: { product: Product }) => (
  <button
    type="button"
    className="btn btn-square flex-none btn-ghost btn-sm"
    aria-label={t('Share {name}', { name: product.name })}
    onClick={() => void shareProduct(product)}
    data-needs-script
  >
    <Share2 aria-hidden="true" />
  </button>
);
