import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readShopData } from '../../../../provider/demo/shop-data.ts';
import { findDrawing } from '../../../../provider/domain/pictures/find-drawing.ts';
import { DEMO_PACKS } from '../../fixtures/demo-goods.ts';

const MAX_BYTES = 60_000;
const GENERIC = 'provider/domain/pictures/drawn';
const DEMO = 'demo/pictures';

const drawingsIn = (folder: string): string[] => globSync(`${folder}/*.svg`).map((file) => basename(file, '.svg'));
const rowsOf = (name: string): Record<string, string>[] =>
  parse(readFileSync(`provider/domain/pictures/${name}.csv`), { columns: true });

const { categories } = await readShopData();
const demoNames = [...new Set(DEMO_PACKS.flatMap((pack) => pack.drawings))];
const kinds = rowsOf('kinds').map(({ name = '' }) => name);

const drawings = await Promise.all(
  [...demoNames, ...kinds].map(async (name) => ({ name, svg: (await findDrawing(name)) ?? '' })),
);

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

describe('files', () => {
  test('every kind of goods has a drawing, and every drawing a kind', () => {
    expect(kinds.length).toBeGreaterThan(100);
    expect(drawingsIn(GENERIC).sort()).toEqual(kinds.toSorted());
  });

  test("every product of the demo has a drawing, its own or a kind's, and every one of the demo's a product", () => {
    expect(demoNames.length).toBeGreaterThan(400);
    const own = demoNames.filter((name) => !kinds.includes(name));
    expect(drawingsIn(DEMO).sort()).toEqual(own.sort());
  });

  test('every category of the demo shows one of them', () => {
    const names = new Set([...demoNames, ...kinds]);
    expect(categories.map(({ picture }) => picture).filter((picture) => !names.has(picture))).toEqual([]);
  });

  test('kinds stand in aisles that a category can tell, and fallbacks are kinds', () => {
    const aislesIn = (name: string) => rowsOf(name).flatMap(({ aisles = '' }) => aisles.split(', ').filter(Boolean));
    const told = aislesIn('aisles');
    expect(aislesIn('kinds').filter((aisle) => !told.includes(aisle))).toEqual([]);
    expect(rowsOf('aisles').filter(({ fallback = '' }) => !kinds.includes(fallback))).toEqual([]);
  });
});

describe('drawings', () => {
  test('are well-formed, small, and 200 by 200', () => {
    for (const { name, svg } of drawings) {
      expect(svg.length, name).toBeLessThan(MAX_BYTES);
      expect(wellFormed(svg), name).toBe(true);
      expect(svg, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 200 200"/);
    }
  });

  test('run nothing and load nothing', () => {
    const active =
      /<(?:script|style|foreignObject|image|a|animate|set)\b|\son\w+=|<!|<\?|(?:href|src)="[^#]|url\([^#]/i;
    expect(drawings.filter(({ svg }) => active.test(svg)).map(({ name }) => name)).toEqual([]);
  });

  test('have ids that are unique within one, and every reference leads to one', () => {
    for (const { name, svg } of drawings) {
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
      expect(
        references.filter((id) => !ids.includes(id)),
        name,
      ).toEqual([]);
    }
  });

  test.each(['shonar-whole-wheat-chakki-atta', 'ilish-hilsa-whole', 'groceries'])(
    'a renderer takes %s',
    async (name) => {
      const { data, info } = await sharp(Buffer.from((await findDrawing(name)) ?? ''))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([200, 200]);
      expect(data.some((value) => value > 0)).toBe(true);
    },
  );
});

describe('there is no drawing', () => {
  const findAll = (names: string[]) => Promise.all(names.map((name) => findDrawing(name)));

  test('of an unknown name', async () => {
    const found = await findAll(['', 'no-such-thing', 'Atta', 'atta\n', 'atta\0', 'a'.repeat(200), 'a'.repeat(5_000)]);
    expect(found.filter((svg) => svg !== undefined)).toEqual([]);
  });

  test('of a path or URL that leads to one', async () => {
    const found = await findAll([
      '../drawn/atta',
      '%2e%2e/drawn/atta',
      './atta',
      'atta.svg?',
      'atta.svg#',
      '..\\drawn\\atta',
    ]);
    expect(found.filter((svg) => svg !== undefined)).toEqual([]);
  });
});
