import { describe, expect, test } from 'vitest';
import { assignGroups, type PackRow } from '../../../../provider/domain/catalogue/assign-groups.ts';

let id = 0;
const pack = (sku: string, packSize: string | null, more: Partial<PackRow> = {}): PackRow => ({
  id: (id += 1),
  sku,
  groupId: sku,
  listed: true,
  packKey: 'pack:salt',
  packOverride: null,
  packSize,
  ...more,
});
const groupsOf = (...packs: readonly PackRow[]) => {
  const { groupings } = assignGroups(packs);
  return Object.fromEntries(
    packs.map((each) => {
      const found = groupings.find((grouping) => grouping.id === each.id);
      return [each.sku, `${found?.groupId}${found?.listed ? ' listed' : ''}`];
    }),
  );
};

describe('groups of pack sizes', () => {
  test('have the middle size listed, and leave out what says none', () => {
    expect(groupsOf(pack('l', '2 kg'), pack('s', '500 g'), pack('m', '1 kg'), pack('u', null))).toEqual({
      s: 'pack:salt',
      m: 'pack:salt listed',
      l: 'pack:salt',
      u: 'u listed',
    });
  });

  test('tell packs of one size apart by what they are packed in, and by how many', () => {
    const oil = groupsOf(pack('p', '1 L Pouch'), pack('b', '1 L Bottle'), pack('t', '2 x 500 ml'));
    expect(new Set(Object.values(oil).map((group) => group.split(' ')[0]))).toEqual(new Set(['pack:salt']));
  });

  test('are not made where a size stands twice, however it is written', () => {
    const again = groupsOf(pack('a', '500 g'), pack('b', '0.5 kg'), pack('c', '1 kg'));
    expect(again).toEqual({ a: 'a listed', b: 'b listed', c: 'c listed' });
  });

  test('are what an operator said', () => {
    expect(groupsOf(pack('a', '500 g'), pack('b', '1 kg', { packOverride: 'split:b' }))).toEqual({
      a: 'pack:salt listed',
      b: 'split:b listed',
    });
    const joined = groupsOf(pack('a', null, { packOverride: 'join:a' }), pack('b', null, { packOverride: 'join:a' }));
    expect(joined).toEqual({ a: 'join:a listed', b: 'join:a' });
  });

  test('that no file brought keep the one that they list', () => {
    const demo = { packKey: null, groupId: 'demo:atta' };
    const kept = groupsOf(pack('a', '1 kg'), pack('d1', '5 kg', demo), pack('d2', '1 kg', { ...demo, listed: false }));
    expect(kept).toMatchObject({ d1: 'demo:atta listed', d2: 'demo:atta' });
    const left = groupsOf(pack('d2', '1 kg', { ...demo, listed: false }));
    expect(left).toEqual({ d2: 'demo:atta listed' });
  });
});
