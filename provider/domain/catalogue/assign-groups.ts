import { sizeLabel } from './pack-key.ts';
import { parsePackSize } from '../../../contract/pack-size.ts';

/** A product that is sold, as far as its group depends on it. */
export interface PackRow {
  readonly id: number;
  readonly sku: string;
  readonly groupId: string;
  readonly listed: boolean;
  /** What it shares with its other sizes by what the file says; null for goods that came otherwise. */
  readonly packKey: string | null;
  /** What an operator said instead. */
  readonly packOverride: string | null;
  readonly packSize: string | null;
}

interface Grouping {
  readonly id: number;
  readonly groupId: string;
  readonly listed: boolean;
}

export interface Groupings {
  readonly groupings: readonly Grouping[];
  /** Products in several sizes. */
  readonly grouped: number;
  /** Names that a file has several times in the same size: something tells them apart that it does not say. */
  readonly ambiguous: number;
}

/** A file's own column `group` begins with it. */
export const STATED = 'group:';

const isStated = ({ packKey, packOverride }: PackRow): boolean =>
  packOverride !== null || packKey === null || packKey.startsWith(STATED);

/** The middle size: what most take home. */
function middleOf(packs: readonly PackRow[]): PackRow | undefined {
  const sized = packs.map((pack) => ({ pack, content: parsePackSize(pack.packSize) }));
  const inOrder = sized.sort(
    (a, b) =>
      Number(b.content !== null) - Number(a.content !== null) ||
      (a.content?.unit ?? '').localeCompare(b.content?.unit ?? '') ||
      (a.content?.amount ?? 0) - (b.content?.amount ?? 0) ||
      a.pack.id - b.pack.id,
  );
  return inOrder[Math.floor((inOrder.length - 1) / 2)]?.pack;
}

/** The one pack that lists show: the only one that is shown already, or that its file names; else the middle size. */
function listedOf(packs: readonly PackRow[]): PackRow | undefined {
  const listedPacks = packs.filter(({ listed }) => listed);
  return listedPacks.length === 1 ? listedPacks[0] : middleOf(packs);
}

/** Whether sizes alone tell these apart. */
function differInSize(packs: readonly PackRow[]): boolean {
  const labels = packs.map(({ packSize }) => sizeLabel(packSize));
  return new Set(labels).size === labels.length;
}

/**
 * Makes the pack sizes of one product a group, out of all products that are sold. What was stated belongs together whatever its
 * sizes; else each has to say a size, and each another one.
 */
export function assignGroups(packs: readonly PackRow[]): Groupings {
  const byKey = Map.groupBy(packs, ({ packOverride, packKey, groupId }) => packOverride ?? packKey ?? groupId);
  const groupings: Grouping[] = [];
  let grouped = 0;
  let ambiguous = 0;
  for (const [key, all] of byKey) {
    const sized = all.filter((pack) => !isStated(pack) && parsePackSize(pack.packSize) !== null);
    const isClear = differInSize(sized);
    if (!isClear) ambiguous += 1;
    const together = all.filter((pack) => isStated(pack) || (isClear && sized.includes(pack)));
    const listed = listedOf(together);
    if (together.length > 1) grouped += 1;
    for (const pack of together) groupings.push({ id: pack.id, groupId: key, listed: pack === listed });
    for (const { id, sku } of all.filter((pack) => !together.includes(pack)))
      groupings.push({ id, groupId: sku, listed: true });
  }
  return { groupings, grouped, ambiguous };
}
