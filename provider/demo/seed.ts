import { readdir, readFile } from 'node:fs/promises';
import { lt } from 'drizzle-orm';
import { ensureSearchIndex, vacuumProducts } from '../domain/search/rebuild-index.ts';
import { banners } from './banners.ts';
import { catalogue } from './catalogue.ts';
import * as shopData from './charges-slots-coupons.ts';
import type { Database } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { rateLimit, session } from '../db/schema/customer.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { type PageData, seedShop } from './seed-shop.ts';
import type { ReportProgress } from './report-progress.ts';

const DAY_MS = 24 * 3_600_000;
const PAGES = new URL('../demo/cms/', import.meta.url);

/** Rows that have served their time. */
async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.startedAt, new Date(now.getTime() - DAY_MS)));
  await db.delete(session).where(lt(session.expiresAt, now));
}

/** The pages of text, named by their files, `about.md` and `about.bn.md`; a heading on the first line is the title, which the site shows itself. */
async function readPages(): Promise<PageData[]> {
  const files = await readdir(PAGES);
  const ids = files.flatMap((file) => /^([\w-]+)\.md$/.exec(file)?.[1] ?? []);
  const inLanguage = async (file: string) => (files.includes(file) ? readPage(file) : null);
  return Promise.all(
    ids.map(async (id) => ({
      ...{ id, ...(await readPage(`${id}.md`)) },
      translations: { bn: await inLanguage(`${id}.bn.md`), hi: await inLanguage(`${id}.hi.md`) },
    })),
  );
}

async function readPage(file: string): Promise<{ title: string; content: string }> {
  const text = await readFile(new URL(file, PAGES), 'utf8');
  const [heading, title = ''] = /^# (.+)\n+/.exec(text) ?? [''];
  return { title, content: text.slice(heading.length) };
}

/**
 * Makes a fresh database a shop. The demo catalogue, and the banners that lead to it, go only into one without any product: an
 * imported catalogue stays alone.
 */
export async function seed(db: Database, now: Date, report: ReportProgress): Promise<void> {
  await deleteExpired(db, now);
  const [any] = await db.select({ id: product.id }).from(product).limit(1);
  if (await seedShop(db, { ...shopData, banners: any ? [] : banners }, await readPages(), now)) {
    report('Filling the shop', 'pincodes, delivery, coupons, pages');
  }
  if (any) return ensureSearchIndex(db);
  await seedCatalogue(db, catalogue, now, report);
  await vacuumProducts(db);
}
