import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../provider/db/database.ts';
import { brand, category, product, subCategory } from '../../../provider/db/schema/catalogue.ts';
import { seed } from '../../../provider/demo/seed.ts';
import { changeGoods } from '../../../provider/domain/desk/change-goods.ts';
import { inspectCatalogue } from '../../../provider/domain/import/inspect-catalogue.ts';
import { selectImports } from '../../../provider/domain/import/list-imports.ts';
import { loadCatalogue } from '../../../provider/domain/import/load-catalogue.ts';
import { undoImport } from '../../../provider/domain/import/undo-import.ts';
import { pictureFor } from '../../../provider/domain/pictures/picture-for.ts';
import { DEMO_GOODS, DEMO_PACKS } from '../fixtures/demo-goods.ts';
import { MORNING } from '../fixtures/fixture.ts';
import { emptyShop } from '../fixtures/import/empty-shop.ts';

const start = (db: Database, goods?: string) => seed(db, MORNING, () => {}, goods);

/** As the desk does it, into a shop that may be empty. */
const importAtDesk = async (db: Database, file: string) =>
  loadCatalogue(db, await inspectCatalogue(file), { now: MORNING, pictureFor, by: 'Rina', allowedHosts: [] });

/** Every column of every pack, with names in place of ids. */
async function selectGoods(db: Database) {
  const rows = await db
    .select({
      product,
      brand: brand.name,
      category: category.name,
      sub: subCategory.name,
      chilled: subCategory.chilled,
    })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .leftJoin(subCategory, eq(subCategory.id, product.subCategoryId))
    .leftJoin(brand, eq(brand.id, product.brandId))
    .orderBy(asc(product.id));
  return rows.map(({ product: { id: _id, brandId: _b, categoryId: _c, subCategoryId: _s, ...columns }, ...names }) => ({
    ...columns,
    ...names,
  }));
}

const [demo, desk, changed] = [emptyShop(), emptyShop(), emptyShop()];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-goods-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('demo/goods.csv', () => {
  test('is what a first start sells, pack by pack', async () => {
    await start(demo.db());
    const goods = await selectGoods(demo.db());
    expect(goods.map(({ slug }) => slug)).toEqual(DEMO_PACKS.map(({ slug }) => slug));
    const priced = goods.map(({ slug, name, packSize: size, pricePaise, mrpPaise, stock, sold, picture, listed }) => ({
      slug,
      name,
      size,
      price: pricePaise / 100,
      mrp: mrpPaise / 100,
      stock,
      sold,
      picture,
      listed,
    }));
    expect(priced).toEqual(
      DEMO_PACKS.map(({ slug, name, size, price, mrp, stock, sold, drawings: [picture], isMain }) => ({
        slug,
        name,
        size,
        price,
        mrp,
        stock,
        sold,
        picture,
        listed: isMain,
      })),
    );
  });

  test('gives an empty shop the same goods when it is imported at the desk', async () => {
    expect(await importAtDesk(desk.db(), DEMO_GOODS)).toMatchObject({ added: DEMO_PACKS.length, refused: 0 });
    expect(await selectGoods(desk.db())).toEqual(await selectGoods(demo.db()));
  });

  test('changes nothing of the demo when it is imported again', async () => {
    expect(await importAtDesk(demo.db(), DEMO_GOODS)).toMatchObject({ unchanged: DEMO_PACKS.length, refused: 0 });
  });

  test('is no import that somebody could undo: the shop would be empty', async () => {
    expect(await selectImports(demo.db())).toEqual([]);
    await expect(undoImport(demo.db())).rejects.toThrow('no import is on record');
  });

  test('with another price has a first start sell at that', async () => {
    const goods = join(folder, 'goods.csv');
    const text = await readFile(DEMO_GOODS, 'utf8');
    const [cheaper, { price, mrp, slug }] = [1.5, DEMO_PACKS[0] ?? { price: 0, mrp: 0, slug: '' }];
    await writeFile(goods, text.replace(`,${price},${mrp},`, `,${cheaper},${mrp},`));
    await start(changed.db(), goods);
    const [first, second] = await changed.products();
    expect(first).toMatchObject({ slug, pricePaise: 150, mrpPaise: mrp * 100 });
    expect(second?.pricePaise).toBe((DEMO_PACKS[1]?.price ?? 0) * 100);
  });

  test('never overwrites a price that was changed at the desk, however often the shop starts', async () => {
    const [first] = await demo.products();
    if (!first) throw new Error('The demo has no goods.');
    const basedOn = {
      price: first.pricePaise,
      mrp: first.mrpPaise,
      stock: first.stock,
      sold: first.sold,
      photos: [],
      name: first.name,
      active: true,
      soldOut: null,
      featured: first.featured,
    };
    await changeGoods(demo.db(), { by: 'Rina', now: MORNING }, [{ id: first.id, basedOn, to: { price: 1234 } }]);
    await start(demo.db());
    expect((await demo.products())[0]?.pricePaise).toBe(1234);
  });

  test('stops a first start with the line that can’t be taken', async () => {
    const goods = join(folder, 'wrong.csv');
    await writeFile(goods, 'Name,Price,Category\nMuri,20,Snacks\nChira,none,Snacks\n');
    await expect(start(broken.db(), goods)).rejects.toThrow('demo/goods.csv: line 3: its price is not a number');
    expect(await broken.products()).toEqual([]);
  });
});
const broken = emptyShop();
