import { useStore } from '@nanostores/react';
import { PackageX } from '../ui/icons.ts';
import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { isGone, noProduct, productState, slugInAddress } from '../stores/catalogue/product.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PackSizes } from '../ui/PackSizes.tsx';
import { ProductPicture } from '../ui/ProductPicture.tsx';
import { ProductText } from '../ui/ProductText.tsx';
import { Buy } from './ProductBuy.tsx';
import { ProductDelivery } from './ProductDelivery.tsx';
import { Related } from './Related.tsx';

/** A product that came after the last build: which one is in the address, what it is the provider says. */
export function ProductFallback() {
  const [slug, setSlug] = useState<string | null>(null);
  useEffect(() => setSlug(slugInAddress(location.pathname)), []);
  return slug === null ? <Waiting /> : <Late slug={slug} />;
}

const Waiting = () => (
  <p className="muted waits" role="status">
    Looking for this product…
  </p>
);

function Late({ slug }: { slug: string }) {
  const state = useStore(productState(slug), { ssr: () => noProduct });
  const { data: product, error, reason } = state;
  useEffect(() => {
    if (product) document.title = document.title.replace(/^[^·]*/, `${product.name} `);
  }, [product]);
  if (error)
    return (
      <EmptyState heading="h1" icon={PackageX} title="We could not find this product" text={reason.message}>
        <a className="btn btn-primary" href={paths.categories}>
          Browse categories
        </a>
      </EmptyState>
    );
  if (!product) return <Waiting />;
  const { category } = product;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Categories', href: paths.categories },
          ...(category ? [{ name: category.name, href: paths.category(category) }] : []),
          { name: product.name, href: paths.product(product) },
        ]}
      />
      <div className="product">
        <div>
          {product.brand && <p className="brand">{product.brand.name}</p>}
          <h1>{product.name}</h1>
        </div>
        <ProductPicture product={product} />
        <div>
          <Buy product={product} gone={isGone(state)}>
            <PackSizes product={product} />
          </Buy>
          <ProductDelivery id={product.id} name={product.name} />
        </div>
      </div>
      <ProductText product={product} />
      <section className="section" aria-labelledby="goes-well">
        <h2 id="goes-well">Goes well with</h2>
        <Related productId={product.id} categoryId={category?.id ?? null} built="[]" />
      </section>
    </>
  );
}
