import type { ViteUserConfig } from 'astro';
import { GOODS } from '../../src/i18n/goods/all.ts';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const FILE = /\/src\/i18n\/goods\/(\w+)\.ts$/;
const byName = new Map<string, unknown>(Object.entries(GOODS));

/** Vite plugin: a language's words for goods are in the bundle as they are read here, so that no browser loads the dictionary. */
export const goodsModules = (): VitePlugin => ({
  name: 'goods-modules',
  load(id) {
    const goods = byName.get(FILE.exec(id.replaceAll('\\', '/'))?.[1] ?? '');
    return goods === undefined ? undefined : `export const goods = ${JSON.stringify(goods)};`;
  },
});
