import { readdir } from 'node:fs/promises';
import { OTHER_LOCALES, inOtherLocales } from '../../contract/other-locales.ts';
import type { Database } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { fillOnce } from '../domain/opening/fill-once.ts';
import { readPage } from '../domain/opening/draft-pages.ts';
import { vacuumProducts } from '../domain/search/rebuild-index.ts';
import { type ReportProgress, seedGoods } from './seed-goods.ts';
import { type PageData, seedShop } from './seed-shop.ts';
import { readShopData } from './shop-data.ts';

const TEXTS = new URL('../../demo/texts/', import.meta.url);

/** The pages of text, named by their files, `about.md` and `about.bn.md`; a heading on the first line is the title, which the site shows itself. */
async function readPages(): Promise<PageData[]> {
  const files = await readdir(TEXTS);
  const ids = files.flatMap((file) => /^([\w-]+)\.md$/.exec(file)?.[1] ?? []);
  return Promise.all(
    ids.map(async (id) => {
      const translations: NonNullable<PageData['translations']> = inOtherLocales(() => null);
      for (const locale of OTHER_LOCALES) {
        const file = `${id}.${locale}.md`;
        if (files.includes(file)) translations[locale] = await readPage(new URL(file, TEXTS));
      }
      return { id, ...(await readPage(new URL(`${id}.md`, TEXTS))), translations };
    }),
  );
}

/**
 * Makes a fresh database the demo shop. Its goods, and the banners that lead to them, go only into one without any product: an
 * imported catalogue stays alone.
 * @param goods another file of goods than the demo's
 */
export async function seed(db: Database, now: Date, report: ReportProgress, goods?: string): Promise<void> {
  const [data, pages] = await Promise.all([readShopData(), readPages()]);
  const filled = await fillOnce(db, 'demo', async (tx) => {
    report('Filling the demo shop', 'pincodes, delivery, coupons, pages');
    const hasGoods = (await tx.$count(product)) > 0;
    await seedShop(tx, { ...data, banners: hasGoods ? [] : data.banners }, pages, now);
    if (!hasGoods) await seedGoods(tx, data, now, report, goods);
  });
  if (filled) await vacuumProducts(db);
}
