import * as boxes from './packs/boxes.ts';
import type { DrawPack } from './packs/parts.ts';
import * as round from './packs/round.ts';
import * as soft from './packs/soft.ts';
import type { PackShape, Picture } from './picture.ts';
import { mixed, pile } from './pile.ts';
import { svg } from './svg.ts';

const PACKS: Record<PackShape, DrawPack> = { ...soft, ...round, ...boxes };

function drawing(picture: Picture): string {
  if (picture.kind === 'pile') return pile(picture);
  return picture.kind === 'mixed' ? mixed(picture) : PACKS[picture.shape](picture);
}

export const draw = (picture: Picture): string => svg(() => drawing(picture));
