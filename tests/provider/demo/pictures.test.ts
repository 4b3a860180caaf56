import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../provider/demo/catalogue.ts';
import { fit, SMALLEST, widthOf } from '../../../provider/demo/draw/lettering.ts';
import { pictureFor } from '../../../provider/demo/picture-for.ts';
import { drawPicture, genericPictures } from '../../../provider/demo/pictures.ts';

const MOST_BYTES = 60_000;
const products = catalogue.flatMap(({ subCategories }) => subCategories.flatMap((shelf) => shelf.products));
const names = [...products.map(({ slug }) => slug), ...catalogue.map(({ picture }) => picture), ...genericPictures];

const drawn = (name: string): string => {
  const svg = drawPicture(name);
  if (svg === undefined) throw new Error(`No picture is called "${name}"`);
  return svg;
};

/** Tags open and close in pairs, attributes are quoted, no sign stands unescaped. */
function wellFormed(xml: string): boolean {
  const open: string[] = [];
  const rest = xml.replace(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g, (_, close, name, __, empty) => {
    if (close) return open.pop() === name ? '' : '<';
    if (!empty) open.push(name);
    return '';
  });
  return open.length === 0 && !/[<>]|&(?!#?\w+;)/.test(rest);
}

describe('drawn pictures', () => {
  test('every product, category and generic picture draws, well-formed and small', () => {
    for (const name of names) {
      const svg = drawn(name);
      expect(svg.length, name).toBeLessThan(MOST_BYTES);
      expect(wellFormed(svg), name).toBe(true);
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('ids are unique within a picture, and every reference leads to one', () => {
    for (const name of names) {
      const svg = drawn(name);
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
      expect(
        references.filter((id) => !ids.includes(id)),
        name,
      ).toEqual([]);
    }
  });

  test('a renderer takes them', async () => {
    for (const name of ['shonar-whole-wheat-chakki-atta', 'ilish-hilsa-whole', 'groceries']) {
      const { data, info } = await sharp(Buffer.from(drawn(name)))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], name).toEqual([200, 200]);
      expect(
        data.some((value) => value > 0),
        name,
      ).toBe(true);
    }
  });

  test('an unknown name has no picture', () => {
    expect(drawPicture('no-such-thing')).toBeUndefined();
  });
});

describe('labels', () => {
  test('never get wider than their place', () => {
    const longest = products.flatMap(({ picture }) => (picture.kind === 'pack' ? [picture.label, picture.brand] : []));
    expect(longest).not.toEqual([]);
    for (const text of longest) {
      const { lines, size } = fit(text, 'grotesque', 12, 74, 2);
      expect(lines, text).not.toEqual([]);
      for (const line of lines) expect(widthOf(line, 'grotesque', size), text).toBeLessThanOrEqual(74.01);
      expect(size, text).toBeGreaterThanOrEqual(SMALLEST);
    }
  });

  test('break in two when that allows larger letters', () => {
    expect(fit('Kachi ghani mustard oil', 'grotesque', 12, 74, 2).lines).toHaveLength(2);
    expect(fit('Atta', 'grotesque', 12, 74, 2).lines).toEqual(['Atta']);
  });
});

describe('a picture for an imported product', () => {
  test.each([
    ['Onion', 'Fruits & Vegetables', 'Fresh Vegetables', 'onion'],
    ['Onion Hair Oil', 'Beauty & Hygiene', 'Hair Care', 'hair-oil'],
    ['Tomato Ketchup', 'Snacks & Branded Foods', 'Spreads, Sauces, Ketchup', 'ketchup'],
    ['Mango Pickle', 'Snacks & Branded Foods', 'Pickles & Chutney', 'pickle'],
    ['Dark Chocolate Cookies', 'Snacks & Branded Foods', 'Biscuits & Cookies', 'cookies'],
    ['Green Tea - Lemon & Honey', 'Beverages', 'Tea', 'green-tea'],
    ['Whole Wheat Chakki Atta', 'Foodgrains, Oil & Masala', 'Atta, Flours & Sooji', 'atta'],
    ['Water Bottle - Orange', 'Kitchen, Garden & Pets', 'Storage & Accessories', 'bottle'],
    ['Lactose-Free Wonder', '', '', 'groceries'],
  ])('%s in %s, %s is shown as %s', (name, category, subCategory, picture) => {
    expect(pictureFor({ name, category, subCategory })).toBe(picture);
  });

  test('always is one that draws', () => {
    expect(genericPictures).toContain(pictureFor({ name: '' }));
  });
});
