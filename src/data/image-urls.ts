import type { Product } from '../../contract/product.ts';
import { allBanners } from './banners.ts';
import { wholeHome } from './home.ts';
import { catalogue } from './products.ts';
import { wholeShelves } from './shelf-lists.ts';
import { allCategories } from './taxonomy.ts';

/** The largest width, in pixels, that a picture is shown in. */
type Width = 160 | 320 | 640;

/**
 * Returns the distinct image URLs of the catalogue, the categories and the banners, as the provider gives them, each with the
 * largest width that any page asks for: ui/ProductPicture, ui/CategoryTile and ui/BannerCard.
 */
export async function imageWidths(): Promise<ReadonlyMap<string, Width>> {
  const [{ products }, all, front, placed, shelves] = await Promise.all([
    catalogue(),
    allCategories(),
    wholeHome(),
    allBanners(),
    wholeShelves(),
  ]);
  const widths = new Map<string, Width>();
  const add = (width: Width, images: Iterable<string | null>) => {
    for (const image of images) if (image) widths.set(image, Math.max(width, widths.get(image) ?? 0) as Width);
  };
  const sold = [
    products,
    front.bestSellers,
    front.featured,
    front.newProducts,
    ...shelves.map((s) => s.products),
  ].flat();
  add(640, sold.flatMap(imagesOf));
  add(
    320,
    [...all, ...front.categories].map(({ image }) => image),
  );
  for (const { banner } of placed) {
    add(640, [banner.image]);
    add(320, banner.pictures ?? []);
  }
  return widths;
}

const imagesOf = ({ image, images }: Product): (string | null)[] => [image, ...(images ?? [])];
