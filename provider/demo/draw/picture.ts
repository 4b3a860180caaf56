import type { Face } from './lettering.ts';

export type PackShape =
  | 'pouch'
  | 'sack'
  | 'flow'
  | 'milkPouch'
  | 'breadBag'
  | 'softPack'
  | 'bottle'
  | 'squeeze'
  | 'glass'
  | 'pump'
  | 'spray'
  | 'aerosol'
  | 'clear'
  | 'jar'
  | 'lowJar'
  | 'tub'
  | 'can'
  | 'clayPot'
  | 'box'
  | 'slimBox'
  | 'bar'
  | 'carton'
  | 'brick'
  | 'tube'
  | 'tray'
  | 'card';

/** A drawn pack. Letters take their colour from the ground they stand on. */
export interface PackPicture {
  kind: 'pack';
  shape: PackShape;
  brand: string;
  face: Face;
  label: string;
  size: string;
  colour: string;
  accent: string;
  motif: string;
  /** What shows through glass or film: oil, honey, curd */
  content?: string;
}

/** `lying` and `pair`: long, low things such as fish */
export type Layout = 'one' | 'two' | 'three' | 'lying' | 'pair';

/** Loose goods on the bare ground. */
export interface PilePicture {
  kind: 'pile';
  motif: string;
  layout: Layout;
}

/** Three different things together, for a whole aisle. */
export interface MixedPicture {
  kind: 'mixed';
  motifs: [back: string, left: string, front: string];
}

export type Picture = PackPicture | PilePicture | MixedPicture;
