import * as v from 'valibot';
import { call } from './call.ts';
import { Id, IdList } from './id.ts';
import { Product } from './product.ts';
import { listOf } from './schema.ts';

/**
 * A digest of all that the provider says of the product, its stock, its other pack sizes and its category included: another one
 * whenever any of that is.
 */
const Version = v.string();

/** What the build of the site reads besides section 7, to ask only for products that it does not know as they are. */
export const getProductVersions = call({
  method: 'GET',
  path: '/catalogue/product-versions',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'Every product of the list in its order, with a version that changes with anything that is said of it',
  answer: listOf(v.tuple([Id, Version])),
});

export const getVersionedProducts = call({
  method: 'GET',
  path: '/catalogue/products',
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'Products by their ids, with all fields and the version that these are of; what is not listed is left out',
  query: v.object({ ids: IdList }),
  answer: listOf(v.object({ version: Version, product: Product })),
});
