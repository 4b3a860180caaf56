import { useStore } from '@nanostores/react';
import type { DeskProductDetail } from '../../../../contract/desk-goods.ts';
import { paths } from '../../../paths.ts';
import { $deskProduct, loadDeskProduct } from '../../../stores/desk/product.ts';
import { $goodsErrorsOf, $savingOf, saveGoods } from '../../../stores/desk/save-goods.ts';
import { $unsavedGoods, resetTypedGoods } from '../../../stores/desk/unsaved-goods.ts';
import { deskHref } from '../../../stores/desk/view.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormError } from '../../../ui/FieldError.tsx';
import { ArrowLeft } from '../../../ui/icons.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import { Fields } from '../../editor/Fields.tsx';
import { Heading } from '../../editor/Heading.tsx';
import { LoadError } from '../../lib/LoadError.tsx';
import { ChangeLog } from '../ChangeLog.tsx';
import { Packs } from './Packs.tsx';
import { Photos } from './Photos.tsx';
import { ProductBadges } from './GoodsRow.tsx';
import { PublishGoods } from './PublishGoods.tsx';
import { Selling } from './Selling.tsx';
import { TypedField } from './TypedField.tsx';

/** One product, with all that can be changed of it, and who changed what. */
export function ProductView({ id }: { id: string }) {
  const { data: product, reason } = useStore($deskProduct(id));
  return (
    <>
      <a className="-mb-3 inline-flex min-h-11 link items-center gap-1 justify-self-start" href={deskHref('goods')}>
        <ArrowLeft className="size-5" aria-hidden />
        All goods
      </a>
      {product ? (
        <>
          <ProductHead product={product} />
          <PublishGoods />
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-16">
            <div className="grid grid-cols-1 content-start gap-8">
              <ProductForm product={product} />
              <Selling product={product} />
            </div>
            <div className="grid grid-cols-1 content-start gap-8">
              <Photos product={product} />
              <Packs product={product} />
            </div>
          </div>
          <div className="mt-4">
            <ChangeLog subject={`product:${product.id}`} />
          </div>
        </>
      ) : (
        <>
          <Heading>Goods</Heading>
          {reason ? (
            <LoadError message={reason.message} onRetry={() => loadDeskProduct(id)} />
          ) : (
            <p className="text-muted" role="status">
              One moment…
            </p>
          )}
        </>
      )}
    </>
  );
}

function ProductHead({ product }: { product: DeskProductDetail }) {
  const { name, brand, packSize, sku, category, image, tint } = product;
  return (
    <header className="flex items-center gap-4">
      <Thumb image={image} tint={tint} className="size-20 flex-none" />
      <div className="min-w-0 wrap-anywhere">
        <Heading>{name}</Heading>
        <p className="text-sm/[1.45] text-muted">
          {[packSize, brand, category, `number ${sku}`].filter(Boolean).join(' · ')}
        </p>
        <p className="flex flex-wrap items-center gap-x-3">
          <ProductBadges product={product} />
          <a className="inline-flex min-h-11 link items-center link-hover" href={paths.product(product)}>
            See it in the shop
          </a>
        </p>
      </div>
    </header>
  );
}

function ProductForm({ product }: { product: DeskProductDetail }) {
  const isUnsaved = String(product.id) in useStore($unsavedGoods);
  const { form } = useStore($goodsErrorsOf(product.id));
  const { loading } = useStore($savingOf(product.id));
  return (
    <form
      noValidate
      aria-label="Price, stock and name"
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void saveGoods(product);
      }}
    >
      <Fields>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] items-start gap-2.5">
          <TypedField product={product} field="price" />
          <TypedField product={product} field="mrp" />
          <TypedField product={product} field="stock" />
        </div>
        <TypedField product={product} field="name" />
        <FormError message={form} />
        <div className="flex flex-wrap gap-3">
          <BusyButton className="btn btn-primary" busy={loading || !isUnsaved}>
            Save
          </BusyButton>
          {isUnsaved && (
            <button type="button" className="btn btn-ghost" onClick={() => resetTypedGoods(product)}>
              Undo what I typed
            </button>
          )}
        </div>
      </Fields>
    </form>
  );
}
