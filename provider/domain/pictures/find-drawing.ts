import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Folders of drawings: of kinds of goods, and of the demo shop's products. No name is in both. */
const [KINDS, PRODUCTS] = [new URL('drawn/', import.meta.url), new URL('../../../demo/pictures/', import.meta.url)];
const FOLDERS = [KINDS, PRODUCTS];

/** Allows no name that leads out of the folder or is too long for a file. */
const NAME = /^[a-z0-9-]{1,200}$/;

/**
 * SVG text (200 by 200) of the drawing of that name; undefined for an unknown name. Read from the disk each time: whoever
 * asks keeps it for a year, and all of them would take 9 MB of memory in every process.
 */
export async function findDrawing(name: string): Promise<string | undefined> {
  if (!NAME.test(name)) return undefined;
  for (const folder of FOLDERS) {
    try {
      return await readFile(new URL(`${name}.svg`, folder), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}

/** The names of the drawings of a folder, which is read once: they come with the program. */
function namesIn(folder: URL): () => ReadonlySet<string> {
  let names: ReadonlySet<string> | undefined;
  const list = () => (existsSync(folder) ? readdirSync(folder) : []);
  return () => (names ??= new Set(list().flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -4)] : []))));
}
const [kinds, products] = [namesIn(KINDS), namesIn(PRODUCTS)];

export const isDrawing = (name: string): boolean => kinds().has(name) || products().has(name);
/** Whether a drawing shows one product, and was therefore chosen by somebody. */
export const isProductDrawing = (name: string): boolean => products().has(name);
