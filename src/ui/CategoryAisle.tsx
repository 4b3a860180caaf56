import type { Category, SubCategory } from '../../contract/category.ts';
import { paths } from '../paths.ts';
import { Picture } from './Picture.tsx';
import { tintOf } from './tint.ts';
import './category-aisle.css';

interface Props {
  category: Category;
  subCategories: readonly SubCategory[];
}

/** A category with all that is in it: its name and picture side by side on its ground, its sub-categories below. */
export const CategoryAisle = ({ category, subCategories }: Props) => (
  <div className="aisle">
    <a className={`aisle-head ${tintOf(category)}`} href={paths.category(category)}>
      <span>{category.name}</span>
      <Picture image={category.image} alt="" width={160} sizes="5rem" />
    </a>
    {subCategories.length > 0 && (
      <ul>
        {subCategories.map((sub) => (
          <li key={sub.id}>
            <a href={paths.subCategory(category, sub)}>{sub.name}</a>
          </li>
        ))}
      </ul>
    )}
  </div>
);
