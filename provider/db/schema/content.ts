import { integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { Tint } from '../../../contract/category.ts';
import type { BannerValue, PageValue } from '../../../contract/content-item.ts';

export const banner = pgTable('banner', {
  id: serial().primaryKey(),
  screen: text({ enum: ['web', 'mobile', 'both'] }).notNull(),
  title: text(),
  text: text(),
  link: text(),
  image: text(),
  alt: text(),
  tint: text().$type<Tint | 'deep'>(),
  /** Names of pictures, as `product.picture`. */
  pictures: jsonb().$type<string[]>(),
  translations: jsonb().$type<BannerValue['translations']>(),
  position: integer().notNull().default(0),
  /** Shown from then until then; null is always. */
  fromAt: timestamp('from_at', { withTimezone: true }),
  untilAt: timestamp('until_at', { withTimezone: true }),
});

export const qrcode = pgTable('qrcode', {
  id: serial().primaryKey(),
  name: text().notNull(),
  image: text().notNull(),
});

export const cmsPage = pgTable('cms_page', {
  /** `privacy`, `terms-conditions`, `about`. */
  id: text().primaryKey(),
  title: text(),
  content: text().notNull(),
  translations: jsonb().$type<PageValue['translations']>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Key-value settings of the provider itself, such as generated secrets. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text().notNull(),
});
