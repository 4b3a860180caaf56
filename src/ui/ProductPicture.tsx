import type { Product } from '../../contract/product.ts';
import { config } from '../config.ts';
import { percentOff } from '../format/discount.ts';
import { OfferTag, SoldOutTag } from './OfferTag.tsx';
import { Picture } from './Picture.tsx';
import { tintOf } from './tint.ts';
import './product-picture.css';

const SIZES = '(min-width: 64rem) 26rem, 14rem';

/** The pictures a product's page opens with: one, or several to swipe through, each with a thumb that leads to it. */
export function ProductPicture({ product }: { product: Product }) {
  const off = percentOff(product);
  const name = [product.name, product.packSize].filter(Boolean).join(', ');
  const images = product.images?.length ? product.images : [product.image];
  const several = images.length > 1;
  return (
    <shop-carousel class={`gallery ${tintOf(product.category)}`}>
      <div
        className="product-pictures"
        data-track
        {...(several && { role: 'group', 'aria-label': 'Pictures', tabIndex: 0 })}
      >
        {images.map((image, i) => (
          <div key={image} id={several ? `picture-${i + 1}` : undefined} className="product-picture">
            <Picture
              image={image}
              alt={i === 0 ? name : `${name}, picture ${i + 1} of ${images.length}`}
              width={640}
              sizes={SIZES}
              first={i === 0}
            />
          </div>
        ))}
      </div>
      {product.stock === 0 ? <SoldOutTag /> : off >= config.offerFrom && <OfferTag percent={off} />}
      {several && (
        <div className="thumbs">
          {images.map((image, i) => (
            <a key={image} href={`#picture-${i + 1}`} data-dot aria-label={`Picture ${i + 1} of ${images.length}`}>
              <Picture image={image} alt="" width={160} sizes="3.5rem" />
            </a>
          ))}
        </div>
      )}
    </shop-carousel>
  );
}
