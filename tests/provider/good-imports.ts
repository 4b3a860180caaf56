import type { GoodTable } from './good-calls.ts';
import { EDITOR } from './editing.ts';
import type { Shop } from './open.ts';

/** A file of goods as a browser sends it. */
export const aFile = (...lines: readonly string[]): Blob => new Blob([lines.join('\n')]);

const HEADER = 'sku,name,brand,price';
let files = 0;
/** A file with goods that no other file has. */
const newGoods = (): Blob => aFile(HEADER, `new-${(files += 1)},Namak ${files},Bhor,14`);

/** Imports something, and returns the import's id. */
async function importGoods({ ask }: Shop): Promise<number> {
  await ask('POST', '/desk/imports?file=goods.csv&by=Rina', { body: newGoods(), headers: EDITOR });
  return (await ask('GET', '/desk/imports', { headers: EDITOR })).body.data[0].id as number;
}

/** Good calls of the desk's import. */
export const goodImports = (shop: Shop): GoodTable => ({
  inspectImport: () => ({ query: 'file=goods.csv', body: newGoods() }),
  tryImport: () => ({ query: 'file=goods.csv', body: newGoods() }),
  runImport: () => ({ query: 'file=goods.csv&by=Rina', body: newGoods() }),
  getImports: async () => {
    await importGoods(shop);
    return {};
  },
  undoImport: async () => ({ id: await importGoods(shop), body: { by: 'Rina' } }),
});
