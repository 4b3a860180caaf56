import { lossOf } from '../../contract/field-requirements.ts';
import { namedSchemas } from '../../contract/named-schemas.ts';
import { getProduct, type Product } from '../../contract/product.ts';
import type { Check } from '../check.ts';
import { fieldsOf } from '../fields.ts';
import type { Goods } from '../walk/catalogue.ts';

/** Lists optional fields that products lack, with what shoppers lose; not a fault. */
export async function checkUnsaid(check: Check, { products, product }: Goods): Promise<void> {
  const single = product && (await check.client.call(getProduct, { id: product.id, query: {} })).answer?.data;
  const all: readonly Product[] = single ? [...products, single] : products;
  const shape = namedSchemas['Product'];
  if (all.length === 0 || !shape) return;
  const unsaid = fieldsOf(shape)
    .filter(({ path, optional }) => optional && !path.includes('.'))
    .filter(({ path }) => all.every((each) => each[path as keyof Product] == null))
    .map(({ path }) => `${path}: no product says it. ${lossOf('Product', path) ?? ''}`);
  check.findings.rule('What products say', 'right', unsaid);
}
