import type { Product } from '../../../contract/product.ts';
import { shareProduct } from '../../stores/catalogue/share-product.ts';
import { Share2 } from '../../ui/icons.ts';

export const ShareProduct = ({ product }: { product: Product }) => (
  <button
    type="button"
    className="btn -mt-1 -mr-2 -mb-2 btn-square flex-none btn-ghost btn-sm"
    aria-label={`Share ${product.name}`}
    onClick={() => void shareProduct(product)}
    data-needs-script
  >
    <Share2 aria-hidden="true" />
  </button>
);
