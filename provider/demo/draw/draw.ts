import * as boxes from './packs/boxes.ts';
import type { DrawPack } from './packs/parts.ts';
import * as round from './packs/round.ts';
import * as soft from './packs/soft.ts';
import type { PackShape, Picture } from './picture.ts';
import { pile } from './pile.ts';
import { svg } from './svg.ts';

const PACKS: Record<PackShape, DrawPack> = { ...soft, ...round, ...boxes };

export const draw = (picture: Picture): string => svg(() => (picture.kind === 'pile' ? pile(picture) : PACKS[picture.shape](picture)));
