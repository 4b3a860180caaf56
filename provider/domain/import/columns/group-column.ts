import { splitSize } from '../../catalogue/split-size.ts';
import { normalizeText } from '../../search/normalize.ts';
import { normalizeName } from './column-names.ts';
import type { Column, ColumnPool } from './column-pool.ts';

const wordsOf = (name: string): readonly string[] => normalizeText(splitSize(name, null).name).trim().split(' ');

/** Sizes of one product begin alike: "Namak Salt Pouch" and "Namak Salt Jar". */
function beginAlike(names: readonly string[]): boolean {
  const [first = [], ...others] = names.map(wordsOf);
  return others.every((words) => {
    const shorter = Math.min(first.length, words.length);
    const differ = first.findIndex((word, at) => word !== words[at]);
    return (differ < 0 ? shorter : Math.min(differ, shorter)) > shorter / 2;
  });
}

/** Whether the rows with one word are one product. A column that is left empty for most says it of a few. */
function holdsProducts(group: Column, name: Column): boolean {
  if (group.values.some((value) => value.trim() === '')) return true;
  const rows = group.values.map((value, row) => ({ value: value.trim(), name: name.values[row] ?? '' }));
  const several = [...Map.groupBy(rows, ({ value }) => value).values()].filter((same) => same.length > 1);
  return several.length > 0 && several.every((same) => beginAlike(same.map((row) => row.name)));
}

/** What shops call "Group" is mostly the category: as the group of sizes it would make one product of two. */
export function categoryByGroup(pool: ColumnPool): void {
  const [group, name] = [pool.of('group'), pool.of('name')];
  if (!group || !name || normalizeName(group.name) !== 'group' || holdsProducts(group, name)) return;
  pool.release(group);
  if (!pool.of('category') && pool.free('category').includes(group)) pool.give('category', group, 'name');
}
