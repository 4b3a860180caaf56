import { lossOf } from '../../contract/field-requirements.ts';
import { namedSchemas } from '../../contract/named-schemas.ts';
import { getPacks, getProduct, type Product } from '../../contract/product.ts';
import type { Check } from '../check.ts';
import { fieldsOf } from '../fields.ts';
import type { Goods } from '../walk/catalogue.ts';

/** Lists optional fields that products lack, with what shoppers lose; not a fault. */
export async function checkUnsaid(check: Check, { products, product }: Goods): Promise<void> {
  const single = product && (await check.client.call(getProduct, { id: product.id, query: {} })).answer?.data;
  const sizes = product && (await check.client.call(getPacks, { id: product.id })).answer?.data;
  const whole = single ? [...products, single] : products;
  const all: readonly Partial<Product>[] = [...whole, ...whole.flatMap(({ packs }) => packs ?? []), ...(sizes ?? [])];
  const shape = namedSchemas['Product'];
  if (all.length === 0 || !shape) return;
  const unsaid = fieldsOf(shape)
    .filter(({ path, optional }) => optional && !path.includes('.'))
    .filter(({ path }) => all.every((each) => each[path as keyof Product] == null))
    .map(({ path }) => `${path}: no product says it. ${lossOf('Product', path) ?? ''}`);
  check.findings.rule('What products say', 'right', unsaid);
}
