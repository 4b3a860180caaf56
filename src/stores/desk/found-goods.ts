import { atom } from 'nanostores';
import { isBlank } from '../../../contract/typed-text.ts';
import { type DeskProduct, getDeskGoods } from '../../../contract/desk-goods.ts';
import { askAsEditor } from '../../api/editor.ts';
import { edit } from '../editor/access.ts';
import { idle, type Loaded, reset } from '../lib/request.ts';

const SHOWN = 6;
const TYPING_MS = 300;
const none: Loaded<readonly DeskProduct[]> = { ...idle, data: [] };

/** Products to choose from, by what is searched for: as another size of a product, or as what a coupon is for. */
export const $foundGoods = atom(none);

let typing: ReturnType<typeof setTimeout> | undefined;

export function findGoods(searchKey: string): void {
  clearTimeout(typing);
  if (isBlank(searchKey)) return reset($foundGoods, none);
  const find = () =>
    edit(
      $foundGoods,
      () => askAsEditor(getDeskGoods, { query: { searchKey, limit: SHOWN } }),
      ({ data }) => ({ data }),
    );
  typing = setTimeout(() => void find(), TYPING_MS);
}
