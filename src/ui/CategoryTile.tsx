import type { Category } from '../../contract/category.ts';
import { paths } from '../paths.ts';
import { Picture } from './Picture.tsx';
import { tintOf } from './tint.ts';
import './category-tile.css';

/** A category with what it sells standing on its ground. */
export const CategoryTile = ({ category, first }: { category: Category; first?: boolean }) => (
  <a className={`tile ${tintOf(category)}`} href={paths.category(category)}>
    <span>{category.name}</span>
    <Picture image={category.image} alt="" width={320} sizes="(min-width: 64rem) 9rem, 5.5rem" first={first} />
  </a>
);
