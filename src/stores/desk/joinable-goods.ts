import { atom } from 'nanostores';
import { isBlank } from '../../../contract/typed-text.ts';
import { type DeskProduct, getDeskGoods } from '../../../contract/desk-goods.ts';
import { askAsEditor } from '../../api/editor.ts';
import { edit } from '../editor/access.ts';
import { idle, type Loaded, reset } from '../lib/request.ts';

const SHOWN = 6;
const TYPING_MS = 300;
const none: Loaded<readonly DeskProduct[]> = { ...idle, data: [] };

/** Products that one can be joined with, by what is searched for. */
export const $joinable = atom(none);

let typing: ReturnType<typeof setTimeout> | undefined;

export function findJoinable(searchKey: string): void {
  clearTimeout(typing);
  if (isBlank(searchKey)) return reset($joinable, none);
  const find = () =>
    edit(
      $joinable,
      () => askAsEditor(getDeskGoods, { query: { searchKey, limit: SHOWN } }),
      ({ data }) => ({ data }),
    );
  typing = setTimeout(() => void find(), TYPING_MS);
}
