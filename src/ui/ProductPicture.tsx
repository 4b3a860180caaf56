import type { Product } from '../../contract/product.ts';
import { config } from '../config.ts';
import { percentOff } from '../format/discount.ts';
import { OfferTag, SoldOutTag } from './OfferTag.tsx';
import { Picture } from './Picture.tsx';
import { tintOf } from './tint.ts';
import './product-picture.css';

/** The picture a product's page opens with. */
export function ProductPicture({ product }: { product: Product }) {
  const off = percentOff(product);
  const name = [product.name, product.packSize].filter(Boolean).join(', ');
  return (
    <div className={`product-picture ${tintOf(product.category)}`}>
      <Picture image={product.image} alt={name} width={640} sizes="(min-width: 64rem) 26rem, 14rem" first />
      {product.stock === 0 ? <SoldOutTag /> : off >= config.offerFrom && <OfferTag percent={off} />}
    </div>
  );
}
