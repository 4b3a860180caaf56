import { catalogue } from './catalogue.ts';
import { draw } from './draw/draw.ts';
import type { Picture } from './draw/picture.ts';
import { generics } from './kinds-of-goods.ts';
import type { DemoProduct } from './types.ts';

const pictures = new Map<string, Picture>();
const drawn = new Map<string, string>();

function collect(): void {
  for (const { name, picture } of generics) {
    pictures.set(name, picture.kind === 'pack' ? { ...picture, brand: '', face: 'serif', size: '' } : picture);
  }
  for (const product of catalogue.flatMap(({ subCategories }) => subCategories.flatMap(({ products }) => products))) {
    pictures.set(product.slug, product.picture);
    const inside = insideOf(product);
    if (inside) pictures.set(insideName(product), inside);
  }
}

const insideName = ({ slug }: DemoProduct): string => `${slug}-inside`;

/** What a pack holds, poured out, where it is something to pour: flour, rice, dal, spice. */
const insideOf = ({ picture }: DemoProduct): Picture | undefined =>
  picture.kind === 'pack' && picture.motif.startsWith('heap-')
    ? { kind: 'pile', motif: picture.motif, layout: 'one' }
    : undefined;

/** The names of a product's pictures, where there are several. */
export const picturesOf = (product: DemoProduct): string[] | null =>
  insideOf(product) ? [product.slug, insideName(product)] : null;

/** The names of the pictures that stand for a kind of goods. */
export const genericPictures: string[] = generics.map(({ name }) => name);

/**
 * SVG text (200 by 200) of a product's slug or of a generic picture; `undefined` for an unknown name. Fonts and motifs
 * are read on the first call, each picture is drawn once.
 */
export function drawPicture(name: string): string | undefined {
  if (pictures.size === 0) collect();
  const picture = pictures.get(name);
  if (!picture) return undefined;
  const known = drawn.get(name) ?? draw(picture);
  drawn.set(name, known);
  return known;
}
