import { useStore } from '@nanostores/react';
import { CloudOff, PackageX } from '../ui/icons.ts';
import { useEffect, useState } from 'react';
import { ProductSubstitution } from '../components/cart/ProductSubstitution.tsx';
import { BuyBox } from '../components/catalogue/BuyBox.tsx';
import { LateShelves } from '../components/catalogue/LateShelves.tsx';
import { PictureGallery } from '../components/catalogue/PictureGallery.tsx';
import { RelatedProducts } from '../components/catalogue/RelatedProducts.tsx';
import { DeliveryEstimate } from '../components/delivery/DeliveryEstimate.tsx';
import { paths } from '../paths.ts';
import { isGone, noProduct, productState, reloadProduct, slugInAddress } from '../stores/catalogue/product.ts';
import { offersSubstitution } from '../stores/cart/substitution.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { DietLine } from '../ui/DietLine.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PackSizes } from '../ui/PackSizes.tsx';
import { ProductPicture } from '../ui/ProductPicture.tsx';
import { productBrand, productColumn, productColumns } from '../ui/product-layout.ts';
import { ProductText } from '../ui/ProductText.tsx';
import { WaitingPage } from '../ui/WaitingPage.tsx';
import { t } from '../i18n/t.ts';

/** A product added after the last build, fetched by the slug in the URL. */
export function ProductFallback() {
  const [slug, setSlug] = useState<string | null>(null);
  useEffect(() => setSlug(slugInAddress(location.pathname)), []);
  return slug === null ? <Loading /> : <UnbuiltProduct slug={slug} />;
}

const Loading = () => <WaitingPage title={t('Product')}>{t('Looking for this product…')}</WaitingPage>;

function UnbuiltProduct({ slug }: { slug: string }) {
  const state = useStore(productState(slug), { ssr: () => noProduct });
  const { data: product, error, reason } = state;
  useEffect(() => {
    if (product) document.title = document.title.replace(/^[^·]*/, `${product.name} `);
  }, [product]);
  if (error && !isGone(state))
    return (
      <EmptyState heading="h1" help icon={CloudOff} title={t('This product could not be loaded')} text={reason.message}>
        <button type="button" className="btn btn-primary" onClick={() => void reloadProduct(slug)}>
          {t('Try again')}
        </button>
      </EmptyState>
    );
  if (error)
    return (
      <EmptyState heading="h1" icon={PackageX} title={t('We could not find this product')} text={reason.message}>
        <a className="btn btn-primary" href={paths.categories}>
          {t('Browse categories')}
        </a>
      </EmptyState>
    );
  if (!product) return <Loading />;
  const { category } = product;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: t('Categories'), href: paths.categories },
          ...(category ? [{ name: category.name, href: paths.category(category) }] : []),
          { name: product.name, href: paths.product(product) },
        ]}
      />
      <div className={productColumns}>
        <div className={productColumn}>
          {product.brand && <p className={productBrand}>{product.brand.name}</p>}
          <h1>{product.name}</h1>
          <DietLine product={product} />
        </div>
        <ProductPicture product={product} />
        <PictureGallery />
        <div className={productColumn}>
          <BuyBox product={product} gone={isGone(state)}>
            <PackSizes product={product} />
          </BuyBox>
          <DeliveryEstimate id={product.id}>
            {offersSubstitution && <ProductSubstitution id={product.id} name={product.name} />}
          </DeliveryEstimate>
        </div>
      </div>
      <ProductText product={product} />
      <section className="section" aria-labelledby="goes-well">
        <h2 id="goes-well">{t('Goes well with')}</h2>
        <RelatedProducts productId={product.id} categoryId={category?.id ?? null} />
      </section>
      <LateShelves productId={product.id} />
    </>
  );
}
