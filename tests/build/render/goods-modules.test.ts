import { expect, test } from 'vitest';
import { goodsModules } from '../../../build/render/goods-modules.ts';
import { goods } from '../../../src/i18n/goods/bn.ts';

const { load } = goodsModules() as unknown as { load: (id: string) => string | undefined };

test('a bundle has a language’s words for goods, and neither the dictionary nor what reads it', async () => {
  const code = load('/shop/src/i18n/goods/bn.ts') ?? '';
  expect(code).not.toContain('import');
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { goods: unknown };
  expect(module.goods).toEqual(goods);
});

test.each(['/shop/src/i18n/goods/all.ts', '/shop/src/i18n/bn.json', '/shop/src/i18n/goods/constructor.ts'])(
  '%s is read as it stands',
  (file) => expect(load(file)).toBeUndefined(),
);
