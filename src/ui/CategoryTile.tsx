import type { Category } from '../../contract/category.ts';
import { paths } from '../paths.ts';
import { type Fetched, Picture } from './Picture.tsx';
import { tintOf } from './tint.ts';

/** A category with what it sells standing on its ground. */
export const CategoryTile = ({ category, fetched }: { category: Category; fetched?: Fetched }) => (
  <a
    className={`group card aspect-[1/1.08] overflow-hidden rounded-2xl bg-(--tint) px-2.5 pt-2.5 text-sm/tight font-semibold hyphens-auto md:aspect-[1/0.9] md:px-3.5 md:pt-3.5 md:text-base/tight lg:aspect-[1/0.86] lg:rounded-box lg:px-4 lg:pt-4 ${tintOf(category)}`}
    href={paths.category(category)}
  >
    {/* On its own ground, where the picture is a photo that fills its square. */}
    <span className="z-1 w-fit bg-(--tint) wrap-anywhere">{category.name}</span>
    <Picture
      className="absolute -right-[8%] -bottom-[5.5%] aspect-square w-3/4 object-contain transition-[translate] duration-120 ease-out group-hover:[translate:0_-3px] md:-right-[6%] md:-bottom-[5%] md:w-[68%]"
      image={category.image}
      alt=""
      width={320}
      sizes="(min-width: 64rem) 9rem, 5.5rem"
      fetched={fetched}
    />
  </a>
);
