import type { ReactNode } from 'react';
import type { Product } from '../../contract/product.ts';
import { isOffer, percentOff } from '../format/discount.ts';
import { originalSource } from '../picture-url.ts';
import { OfferTag, SoldOutTag } from './OfferTag.tsx';
import { Picture } from './Picture.tsx';
import { tintOf } from './tint.ts';
import { t } from '../i18n/t.ts';

const SIZES = '(min-width: 64rem) 26rem, 14rem';

/** The pictures a product's page opens with: one, or several to swipe through, each with a thumb that leads to it. */
export function ProductPicture({ product }: { product: Product }) {
  const off = percentOff(product);
  const name = [product.name, product.packSize].filter(Boolean).join(', ');
  const images = product.images?.length ? product.images : [product.image];
  const several = images.length > 1;
  return (
    <shop-carousel
      class={`relative order-first mb-4 block md:row-span-2 md:row-start-1 md:mb-0 ${tintOf(product.category)}`}
    >
      <div
        className="carousel flex rounded-dialog"
        data-track
        {...(several && { role: 'group', 'aria-label': t('Pictures'), tabIndex: 0 })}
      >
        {images.map((image, i) => (
          <div
            key={image}
            id={several ? `picture-${i + 1}` : undefined}
            data-given={i === 0 ? '' : undefined}
            className="relative carousel-item aspect-[1/0.76] w-full bg-(--tint) md:aspect-[1/0.92] lg:aspect-[1/0.86]"
          >
            <Enlarged image={image}>
              <Picture
                className="absolute inset-0 m-auto aspect-square h-auto w-[62%] object-contain md:w-[68%]"
                image={image}
                alt={
                  i === 0
                    ? name
                    : t('{name}, picture {number} of {count}', { name, number: i + 1, count: images.length })
                }
                width={640}
                sizes={SIZES}
                fetched={i === 0 ? 'first' : 'near'}
                onTile
              />
            </Enlarged>
          </div>
        ))}
      </div>
      {product.stock === 0 ? <SoldOutTag large /> : isOffer(product) && <OfferTag large percent={off} />}
      {several && (
        <div className="mt-2 flex gap-2">
          {images.map((image, i) => (
            <a
              key={image}
              className="relative size-14 rounded-field border-2 border-transparent bg-(--tint) p-1 data-selected:border-primary"
              href={`#picture-${i + 1}`}
              data-dot
              data-selected={i === 0 ? '' : undefined}
              aria-label={t('Picture {number} of {count}', { number: i + 1, count: images.length })}
            >
              <Picture className="size-full object-contain" image={image} alt="" width={160} sizes="3.5rem" onTile />
            </a>
          ))}
        </div>
      )}
    </shop-carousel>
  );
}

/** A way to the picture in its full size; the name of the link is what the picture says. */
const Enlarged = ({ image, children }: { image: string | null; children: ReactNode }) =>
  image ? (
    <a
      className="absolute inset-0 cursor-zoom-in rounded-dialog focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-primary"
      href={originalSource(image)}
      title={t('Enlarge')}
      data-enlarge
    >
      {children}
    </a>
  ) : (
    children
  );
