import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Sort } from '../../contract/product.ts';
import { product } from '../db/schema/catalogue.ts';

const inStockFirst = sql`(${product.stock} = 0)`;
const discount = sql`(${product.mrpPaise} - ${product.pricePaise})::float8 / greatest(${product.mrpPaise}, 1)`;

const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  relevance: [inStockFirst, desc(product.sold)],
  'price-low': [asc(product.pricePaise)],
  'price-high': [desc(product.pricePaise)],
  // Prices by the kilogram, the litre and the piece can't be compared with each other, so units stay together.
  'unit-price': [sql`${product.unit} is null`, asc(product.unit), asc(product.unitPricePaise)],
  discount: [desc(discount)],
  newest: [desc(product.addedAt), desc(product.id)],
  name: [asc(product.nameText)],
};

/** @param relevance what `relevance` means here, when it is not what sells best. */
export const sortOrder = (sortBy: Sort | undefined, relevance = ORDERS.relevance): SQL[] => [
  ...(sortBy === undefined || sortBy === 'relevance' ? relevance : ORDERS[sortBy]),
  asc(product.id), // the same order on every page
];
