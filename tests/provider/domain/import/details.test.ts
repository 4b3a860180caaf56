import { describe, expect, test } from 'vitest';
import { pastDate } from '../../../../provider/domain/import/date-text.ts';
import { detailsAfter, detailsOf, fssaiOf, highlightsOf } from '../../../../provider/domain/import/detail-words.ts';
import { drawingsOf } from '../../../../provider/domain/import/drawing-list.ts';
import { undoImport } from '../../../../provider/domain/import/undo-import.ts';
import { subCategory } from '../../../../provider/db/schema/catalogue.ts';
import { changeGoods } from '../../../../provider/domain/desk/change-goods.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { emptyShop } from '../../fixtures/import/empty-shop.ts';

const DAY_MS = 24 * 3_600_000;

describe('a cell', () => {
  test.each([
    ['Keep: Below 5 °C; boil before use | Fat: 6 %', ['Keep: Below 5 °C; boil before use', 'Fat: 6 %']],
    ['Type: Basmati; Grain: long', ['Type: Basmati', 'Grain: long']],
    ['Link: https://shop.example', ['Link: https://shop.example']],
    ['Fat: nil | tasty', null],
    ['', null],
  ])('%s has the details %j', (written, details) => {
    expect(detailsOf(written)?.map(({ label, value }) => `${label}: ${value}`) ?? null).toEqual(details);
  });

  test('of many or long details is cut', () => {
    const many = detailsOf(Array.from({ length: 100 }, (_, i) => `L${i}: ${'x'.repeat(1000)}`).join('|')) ?? [];
    expect([many.length, many[0]?.value.length]).toEqual([30, 300]);
    expect(highlightsOf('a|'.repeat(100))?.length).toBe(20);
  });

  test.each([
    ['Stone-ground, in wood | Nothing added', ['Stone-ground, in wood', 'Nothing added']],
    ['-', null],
  ])('%s has the highlights %j', (written, lines) => expect(highlightsOf(written)).toEqual(lines));

  test.each([
    ['Lic. No. 12826999000147', '12826999000147'],
    ['12826999000147 / 10012345678901', '12826999000147, 10012345678901'],
    ['1.2827E+13', null],
  ])('%s has the FSSAI number %j', (written, number) => expect(fssaiOf(written)).toBe(number));

  test.each([
    ['12 days ago', '2026-11-08T05:00:00.000Z'],
    ['1 day ago', '2026-11-19T05:00:00.000Z'],
    ['2026-03-01', '2026-02-28T18:30:00.000Z'],
    ['2026-03-01T10:30:00+05:30', '2026-02-28T18:30:00.000Z'],
    ['01/03/2026', '2026-02-28T18:30:00.000Z'],
    ['1 Mar 2026', '2026-02-28T18:30:00.000Z'],
    ['2030-01-01', MORNING.toISOString()],
    ['31/02/2026', undefined],
    ['soon', undefined],
  ])('%s is the moment %s', (written, moment) => expect(pastDate(written, MORNING)?.toISOString()).toBe(moment));

  test.each([
    ['atta | Shonar-Sugar.svg', ['atta', 'shonar-sugar']],
    ['../drawn/atta, no-such-thing', null],
  ])('%s has the drawings %j', (written, names) => expect(drawingsOf(written)).toEqual(names));
});

test('what a file has no column for stays as it was, and stands in one order', () => {
  const before = [
    { label: 'Fat', value: '6 %' },
    { label: 'Sold by', value: 'Haat' },
  ];
  const made = detailsAfter({ maker: 'Bhor, Dankuni' }, before)?.map(({ label }) => label);
  expect(made).toEqual(['Fat', 'Made and packed by', 'Sold by']);
  expect(detailsAfter({ details: null }, before)).toEqual([{ label: 'Sold by', value: 'Haat' }]);
  expect(detailsAfter({ details: null, seller: null }, before)).toBeNull();
});

const shop = emptyShop();
const first = async () => (await shop.products())[0];

describe('columns of the label', () => {
  const HEAD =
    'Sku,Name,Brand,Price,Specifications,Highlights,Country of origin,Manufactured by,FSSAI Lic No,Customer care';
  const facts = async () => (await first())?.details?.map(({ label, value }) => `${label}: ${value}`) ?? null;
  const READ = [
    'Fat: 6 %',
    'Country of origin: India',
    'Made and packed by: Bhor Products, Dankuni 712311',
    'FSSAI licence: 12826999000147',
    'Consumer care: 1800 123 456',
  ];

  test('are read as text, never as HTML', async () => {
    await shop.load(
      HEAD,
      '1,Milk,Bhor,30,<ul><li>Fat: <b>6 %</b></li></ul>,<p>Fresh</p><p>Of cows &amp; more</p>,India,"Bhor Products<br>, Dankuni 712311",No. 12826999000147,1800 123 456',
    );
    expect(await facts()).toEqual(READ.map((fact) => fact.replace('Products,', 'Products ,')));
    expect((await first())?.highlights).toEqual(['Fresh', 'Of cows & more']);
  });

  test('change what they say; a file without them changes nothing, and an undo brings the former back', async () => {
    await shop.load(
      HEAD,
      '1,Milk,Bhor,30,Fat: 6 %,Fresh,India,"Bhor Products, Dankuni 712311",12826999000147,1800 123 456',
    );
    expect(await facts()).toEqual(READ);
    expect((await shop.load('Sku,Name,Brand,Price,Description', '1,Milk,Bhor,31,Of cows')).changed).toBe(1);
    expect(await facts()).toEqual(READ);
    await shop.load(
      'Sku,Name,Brand,Price,FSSAI,Importer',
      '1,Milk,Bhor,31,,"Nodi, Kolkata"',
      '2,Ghol,Bhor,20,10012345678901,',
    );
    const without = READ.filter((fact) => !fact.startsWith('FSSAI'));
    expect(await facts()).toEqual(without.toSpliced(3, 0, 'Imported by: Nodi, Kolkata'));
    expect((await first())?.highlights).toEqual(['Fresh']);
    await undoImport(shop.db());
    expect(await facts()).toEqual(READ);
  });

  test('leave a manufacturer the brand where there is no other', async () => {
    await shop.clear();
    await shop.load('Sku,Name,Price,Manufacturer', '1,Milk,30,Bhor');
    expect(await facts()).toBeNull();
    expect((await first())?.brandId).not.toBeNull();
  });
});

describe('a column of what is chilled', () => {
  const chilled = async () =>
    Object.fromEntries((await shop.db().select().from(subCategory)).map(({ name, chilled: is }) => [name, is]));
  const HEAD = 'Sku,Name,Category,Sub-category,Price,Chilled';

  test('makes a sub-category chilled where one of its goods is, and no file without it changes that', async () => {
    await shop.clear();
    await shop.load(HEAD, '2,Shutki,Fish,River,90,no', '1,Rohu,Fish,River,300,yes', '3,Muri,Snacks,Puffed,20,');
    expect(await chilled()).toMatchObject({ River: true, Puffed: false });
    await shop.load('Sku,Name,Category,Sub-category,Price', '1,Rohu,Fish,River,310', '2,Shutki,Fish,River,95');
    expect(await chilled()).toMatchObject({ River: true, Puffed: false });
  });

  test('takes it back only where it names all goods of the sub-category, and an undo makes them chilled again', async () => {
    await shop.load(HEAD, '1,Rohu,Fish,River,310,no');
    expect(await chilled()).toMatchObject({ River: true });
    await shop.load(HEAD, '1,Rohu,Fish,River,310,no', '2,Shutki,Fish,River,99,no');
    expect(await chilled()).toMatchObject({ River: false });
    await undoImport(shop.db());
    expect(await chilled()).toMatchObject({ River: true });
  });

  test('puts goods without a sub-category into one, since deliveries are told by that', async () => {
    await shop.load('Sku,Name,Category,Price,Storage', '4,Peas,Vegetables,80,Frozen', '5,Rice,Staples,60,Ambient');
    expect(await chilled()).toMatchObject({ Chilled: true });
  });
});

describe('what the shop shows', () => {
  const HEAD = 'Sku,Name,Price,Featured,Units sold,Added,Drawing,Description';

  test('is read of new goods; sales and age of others are the shop’s own', async () => {
    await shop.clear();
    await shop.load(HEAD, '1,Milk,30,Yes,120,3 days ago,atta | groceries,Of cows');
    const read = { featured: true, sold: 120, picture: 'atta', pictures: ['atta', 'groceries'] };
    expect(await first()).toMatchObject({ ...read, addedAt: new Date(MORNING.getTime() - 3 * DAY_MS) });
    expect((await shop.load(HEAD, '1,Milk,30,Yes,500,1 day ago,atta | groceries,Of cows')).unchanged).toBe(1);
    await shop.load(HEAD, '1,Milk,30,No,500,1 day ago,,Of cows');
    expect(await first()).toMatchObject({ featured: false, sold: 120, pictures: null });
    expect((await first())?.picture).not.toBe('atta');
  });

  test('stays without those columns, and where the desk has decided', async () => {
    await shop.load(HEAD, '1,Milk,30,Yes,,,shonar-sugar,Of cows');
    await shop.load('Sku,Name,Price,Description', '1,Milk,30,Of buffaloes');
    expect(await first()).toMatchObject({ featured: true, picture: 'shonar-sugar', description: 'Of buffaloes' });
    const is = await first();
    const basedOn = {
      price: 3000,
      mrp: 3000,
      stock: is?.stock ?? 0,
      sold: 120,
      name: 'Milk',
      active: true,
      soldOut: null,
      photos: [],
      featured: true,
    };
    await changeGoods(shop.db(), { by: 'Rina', now: MORNING }, [{ id: is?.id ?? 0, basedOn, to: { featured: false } }]);
    await shop.load(HEAD, '1,Milk,30,Yes,,,shonar-sugar,Of both');
    expect(await first()).toMatchObject({ featured: false, description: 'Of both' });
  });

  test('is the size that a file names, else the middle one', async () => {
    const shown = async () => (await shop.products()).filter(({ listed }) => listed).map(({ packSize }) => packSize);
    const rows = ['1,Salt,Staples,20,500 g', '2,Salt,Staples,40,1 kg', '3,Salt,Staples,75,2 kg'];
    await shop.clear();
    await shop.load('Sku,Name,Category,Price,Pack size', ...rows);
    expect(await shown()).toEqual(['1 kg']);
    await shop.load(
      'Sku,Name,Category,Price,Pack size,Main size',
      ...rows.map((row, i) => `${row},${i === 2 ? 'Yes' : 'No'}`),
    );
    expect(await shown()).toEqual(['2 kg']);
    await shop.load('Sku,Name,Category,Price,Pack size,Description', ...rows.map((row) => `${row},Fine`));
    expect(await shown()).toEqual(['2 kg']);
    await undoImport(shop.db());
    await undoImport(shop.db());
    expect(await shown()).toEqual(['1 kg']);
  });
});
