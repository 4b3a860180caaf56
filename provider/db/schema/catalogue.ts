import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Claim, DIETS } from '../../../contract/food.ts';
import type { Tint } from '../../../contract/category.ts';
import type { TranslatedName } from '../../../contract/translations.ts';

export const grouping = pgTable('grouping', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  translations: jsonb().$type<TranslatedName>(),
  position: integer().notNull().default(0),
});

export const category = pgTable('category', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  translations: jsonb().$type<TranslatedName>(),
  groupingId: integer('grouping_id').references(() => grouping.id),
  tint: text().$type<Tint>(),
  picture: text(),
  position: integer().notNull().default(0),
});

export const subCategory = pgTable(
  'sub_category',
  {
    id: serial().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    translations: jsonb().$type<TranslatedName>(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    position: integer().notNull().default(0),
    /** Needs the cold chain: deliverable only in zones with refrigerated delivery. */
    chilled: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('sub_category_place').on(table.categoryId, table.slug)],
);

export const brand = pgTable(
  'brand',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
  },
  (table) => [uniqueIndex('brand_name').on(sql`lower(${table.name})`)],
);

/** `active`: it is not to be sold; `featured`: whether it is on the home page. */
export type DeskField = 'name' | 'photos' | 'active' | 'featured';

/** One row is one pack size: sold, priced and stocked by itself. */
export const product = pgTable(
  'product',
  {
    id: serial().primaryKey(),
    /** Stable identity of the row for import and seed. */
    sku: text().notNull().unique(),
    slug: text().notNull().unique(),
    /** Shared by the pack sizes of one product. */
    groupId: text('group_id').notNull(),
    /** What a row of a file shares with its other sizes, from which `group_id` follows; null for goods that came otherwise. */
    packKey: text('pack_key'),
    /** Overrides `pack_key` by an operator's choice. */
    packOverride: text('pack_override'),
    /** The one pack of its group that lists, search and shelves show. */
    listed: boolean().notNull().default(true),
    /** False once it is no longer sold; carts and wishlists may still hold it. */
    active: boolean().notNull().default(true),
    name: text().notNull(),
    translations: jsonb().$type<TranslatedName>(),
    brandId: integer('brand_id').references(() => brand.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    subCategoryId: integer('sub_category_id').references(() => subCategory.id),
    packSize: text('pack_size'),
    /** Grams, millilitres or pieces, to put packs in order. */
    packContent: integer('pack_content'),
    pricePaise: integer('price_paise').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    /** Paise for one `unit`. */
    unitPricePaise: integer('unit_price_paise'),
    unit: text(),
    stock: integer().notNull().default(0),
    /** Units that are there while it is marked as sold out, and `stock` is 0; null while it is not. */
    heldStock: integer('held_stock'),
    /** End of the mark; null: until somebody puts it on sale again. */
    soldOutUntil: timestamp('sold_out_until', { withTimezone: true }),
    sold: integer().notNull().default(0),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    featured: boolean().notNull().default(false),
    picture: text(),
    /** Where there are several, the first one included. */
    pictures: jsonb().$type<string[]>(),
    /** The picture it had before it got photos at the desk. */
    drawnPicture: text('drawn_picture'),
    description: text(),
    highlights: jsonb().$type<string[]>(),
    /** Null for what is no food, or where nobody says. */
    diet: text({ enum: DIETS }),
    claims: jsonb().$type<Claim[]>(),
    allergens: jsonb().$type<string[]>(),
    /** Per 100 g or 100 ml. */
    nutrition: jsonb().$type<{ label: string; value: string }[]>(),
    bestBefore: text('best_before'),
    /** HSN code of the goods, for invoices. */
    hsn: text(),
    /** Percent of GST, which the price includes. */
    gstRate: doublePrecision('gst_rate'),
    details: jsonb().$type<{ label: string; value: string }[]>(),
    /** Name, place (sub-category|category|other words) and all that is searched, as domain/search/normalize.ts writes it: ' basmati rice '. */
    nameText: text('name_text').notNull(),
    placeText: text('place_text').notNull(),
    searchText: text('search_text').notNull(),
    /** What the import file said, to tell a changed row from an unchanged one; domain/import/row-hash.ts */
    rowHash: text('row_hash'),
    /** What was decided at the desk, so that no file changes it. */
    deskFields: text('desk_fields').array().$type<DeskField[]>().notNull().default([]),
  },
  (table) => [
    check('product_stock', sql`${table.stock} >= 0`),
    check('product_held_stock', sql`${table.heldStock} >= 0`),
    index('product_sold_out_until')
      .on(table.soldOutUntil)
      .where(sql`${table.soldOutUntil} is not null`),
    index('product_group').on(table.groupId),
    index('product_category')
      .on(table.categoryId, table.sold)
      .where(sql`${table.listed} and ${table.active}`),
    index('product_sub_category')
      .on(table.subCategoryId, table.sold)
      .where(sql`${table.listed} and ${table.active}`),
    index('product_brand')
      .on(table.brandId)
      .where(sql`${table.listed} and ${table.active}`),
    // One index for each sort order of lists (repositories/product-sort.ts) and for the shelves of the home page.
    index('product_relevance')
      .on(sql`(${table.stock} = 0)`, table.sold.desc().nullsFirst(), table.id)
      .where(sql`${table.listed} and ${table.active}`),
    index('product_price')
      .on(table.pricePaise, table.id)
      .where(sql`${table.listed} and ${table.active}`),
    index('product_unit_price')
      .on(sql`(${table.unit} is null)`, table.unit, table.unitPricePaise, table.id)
      .where(sql`${table.listed} and ${table.active}`),
    index('product_saving')
      .on(sql`((${table.mrpPaise} - ${table.pricePaise})::float8 / greatest(${table.mrpPaise}, 1)) desc`)
      .where(sql`${table.listed} and ${table.active}`),
    index('product_name')
      .on(table.nameText)
      .where(sql`${table.listed} and ${table.active}`),
    index('product_sold')
      .on(table.sold.desc().nullsFirst(), table.id)
      .where(sql`${table.listed} and ${table.active}`),
    index('product_added')
      .on(table.addedAt, table.id)
      .where(sql`${table.listed} and ${table.active}`),
    // What is in stock is counted as all but these: a count of the stock itself would read every row.
    index('product_sold_out')
      .on(table.categoryId)
      .where(sql`${table.listed} and ${table.active} and ${table.stock} = 0`),
    index('product_featured')
      .on(table.sold.desc().nullsFirst(), table.id)
      .where(sql`${table.listed} and ${table.active} and ${table.featured}`),
    index('product_name_text').on(table.nameText.op('text_pattern_ops')),
  ],
);

/** One row for each change of prices or stock that was made on purpose, not by an order; the last ones are retained. */
export const priceChange = pgTable('price_change', { id: serial().primaryKey() });
