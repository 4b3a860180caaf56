import { atom } from 'nanostores';
import { type Category, getCategories } from '../../../contract/category.ts';
import { ask } from '../../api/http.ts';
import { idle, type Loaded, loadOnMount, track } from '../lib/request.ts';

/** The categories of the shop, for what is about some of them only. */
export const $categories = atom<Loaded<readonly Category[]>>({ ...idle, data: [] });

export const loadCategories = (): Promise<unknown> =>
  track(
    $categories,
    () => ask(getCategories),
    ({ data }) => ({ data }),
  );

loadOnMount($categories, loadCategories);
