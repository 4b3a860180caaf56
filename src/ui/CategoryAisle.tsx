import type { Category, SubCategory } from '../../contract/category.ts';
import { paths } from '../paths.ts';
import { type Fetched, Picture } from './Picture.tsx';
import { tintOf } from './tint.ts';

interface Props {
  category: Category;
  subCategories: readonly SubCategory[];
  /** When its picture is fetched. */
  fetched?: Fetched;
}

/** A category with all that is in it: its name and picture side by side on its ground, its sub-categories below. */
export const CategoryAisle = ({ category, subCategories, fetched }: Props) => (
  <>
    <a
      className={`group card h-16 flex-row items-center justify-between gap-3 overflow-hidden rounded-2xl bg-(--tint) pr-3 pl-4 leading-tight font-semibold md:h-20 md:rounded-box md:text-[1.0625rem] ${tintOf(category)}`}
      href={paths.category(category)}
    >
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{category.name}</span>
      <Picture
        className="size-18 flex-none [translate:0_6px] object-contain transition-[translate] duration-120 ease-out group-hover:[translate:0_2px] md:size-20"
        image={category.image}
        alt=""
        width={160}
        sizes="5rem"
        fetched={fetched}
      />
    </a>
    {subCategories.length > 0 && (
      <ul className="grid grid-cols-2 gap-x-4 pt-0.5 pl-4">
        {subCategories.map((sub) => (
          <li key={sub.id} className="border-base-300 nth-[n+3]:border-t">
            <a
              className="flex min-h-11 items-center py-0.5 text-name/[1.25] hover:text-primary"
              href={paths.subCategory(category, sub)}
            >
              {sub.name}
            </a>
          </li>
        ))}
      </ul>
    )}
  </>
);
