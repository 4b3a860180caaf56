import { mix } from '../colour.ts';
import { clip } from '../svg.ts';
import { fill, form, glow, oval, speckle, stroke, turned, type Motif } from './form.ts';

interface Fish {
  back: string;
  side: string;
  belly: string;
  fin: string;
  /** Half of the body's depth where it is deepest; its length is 84 */
  depth: number;
  /** How much deeper the belly hangs than the back rises */
  sag?: number;
  fork?: number;
  scales?: number;
  whiskers?: true;
  /** One long fin beneath, as pabda and catfish have */
  longFin?: true;
  tallFins?: true;
  spots?: string;
  bars?: string;
}

/** A whole fish, head to the left, as it lies on the monger's slab. */
function fish(look: Fish): string {
  const { back, side, belly, fin, depth, sag = 0.1, fork = 9, scales = 0 } = look;
  const up = depth * (1 - sag);
  const down = depth * (1 + sag);
  const body = `M4 51C8 ${50 - up * 0.62} 20 ${50 - up} 38 ${50 - up}C58 ${50 - up} 70 44 84 46V55C70 57 58 ${50 + down} 38 ${50 + down}C20 ${50 + down} 9 ${50 + down * 0.62} 4 53Z`;
  const ribs = mix(fin, '#1a0f08', 0.35);
  const tail = `M81 45C88 ${40 - fork} 93 ${36 - fork} 98 ${32 - fork}C96 42 94 ${46} 91 50.5C94 55 96 60 98 ${69 + fork}C93 ${65 + fork} 88 ${61 + fork} 81 56Z`;
  const fins = look.longFin
    ? `M42 ${48 + down}C56 ${54 + down} 72 60 84 56L80 52L46 ${44 + down}Z` +
      `M34 ${52 - up}L38 ${42 - up}L44 ${52 - up}Z`
    : look.tallFins
      ? `M34 ${52 - up}C46 ${34 - up} 58 ${34 - up} 62 ${34 - up}C58 ${44 - up} 66 44 76 46L60 48Z` +
        `M40 ${48 + down}C50 ${66 + down} 60 ${66 + down} 63 ${66 + down}C60 ${56 + down} 68 58 76 55L60 50Z`
      : `M34 ${52 - up}C36 ${42 - up} 44 ${38 - up} 48 ${38 - up}C49 ${44 - up} 56 ${48 - up} 60 ${53 - up}Z` +
        `M32 ${48 + down}L38 ${58 + down}L44 ${48 + down}Z` +
        `M58 ${44 + down}L68 ${52 + down}L71 57Z`;
  const net = Array.from({ length: scales }, (_, row) =>
    stroke(
      Array.from(
        { length: 14 },
        (__, index) => `M${26 + index * 4.4 + (row % 2) * 2.2} ${50 - depth + row * 4.6}q3.4 2.3 0 4.6`,
      ).join(''),
      mix(back, '#ffffff', 0.15),
      0.7,
      0.4,
    ),
  ).join('');
  const bars = look.bars
    ? [30, 42, 54, 66].map((x) => stroke(`M${x} 22Q${x + 6} 50 ${x} 78`, look.bars ?? '', 4.4, 0.35)).join('')
    : '';
  const surface =
    fill(
      `M0 0H100V${50 - depth * 0.1}C70 ${44 - depth * 0.2} 40 ${46 - depth * 0.35} 0 ${48 - depth * 0.1}Z`,
      back,
      0.85,
    ) +
    fill(`M0 100H100V55C70 58 46 ${54 + depth * 0.5} 0 56Z`, belly, 0.9) +
    net +
    bars +
    (look.spots ? speckle(4, 26, [28, 50 - depth, 78, 52], look.spots, 1.3, 0.6) : '') +
    stroke('M26 49Q56 47 82 50.5', mix(back, '#ffffff', 0.4), 0.9, 0.7);
  const gill = stroke(`M22 ${50 - up * 0.7}C28 46 28 56 21 ${50 + down * 0.72}`, mix(back, '#1a0f08', 0.2), 1.4, 0.6);
  const eye =
    form(oval(12.5, 47.5, 3.2, 3.2), ['#fffbe2', '#e9d9a0', '#b09a58']) +
    fill(oval(12.3, 47.5, 1.8, 1.8), '#15120e') +
    fill(oval(11.7, 46.8, 0.6, 0.6), '#ffffff');
  const beard = look.whiskers
    ? stroke('M6 53C2 60 4 68 10 74M8 54C8 62 12 68 18 71M5 50C0 44-1 38 2 32', mix(back, '#1a0f08', 0.3), 0.9, 0.8)
    : '';
  return (
    fill(fins, fin) +
    form(
      tail,
      [mix(fin, '#ffffff', 0.25), fin, ribs],
      stroke('M82 48L97 32M82 50L95 42M82 52L95 60M82 54L97 70', ribs, 0.8, 0.5),
    ) +
    beard +
    form(body, [mix(side, '#ffffff', 0.55), side, mix(side, back, 0.75)], surface) +
    gill +
    form(`M27 53C33 52 37 56 38 60C33 61 28 59 26 55Z`, [mix(fin, '#ffffff', 0.3), fin, ribs]) +
    eye +
    stroke('M4 53q3 1.6 6 1', mix(back, '#1a0f08', 0.3), 1, 0.7) +
    glow(44, 50 - up * 0.42, 24, depth * 0.14, -2, 0.55)
  );
}

const KINDS: Record<string, Fish> = {
  ilish: {
    back: '#6d7f9c',
    side: '#d4dce6',
    belly: '#fbfaf4',
    fin: '#98a2b0',
    depth: 19,
    sag: 0.22,
    fork: 13,
    scales: 9,
  },
  rohu: { back: '#6f5a4e', side: '#c9ad9a', belly: '#f2e6d8', fin: '#b7664f', depth: 18, scales: 8, fork: 8 },
  katla: {
    back: '#4b5358',
    side: '#a9aeae',
    belly: '#eeeade',
    fin: '#5c6064',
    depth: 24,
    sag: 0.04,
    scales: 10,
    fork: 9,
  },
  bhetki: {
    back: '#7b7d52',
    side: '#c9c7a2',
    belly: '#f6f2dd',
    fin: '#83804f',
    depth: 19,
    sag: -0.12,
    scales: 8,
    fork: 0,
  },
  pabda: {
    back: '#97936a',
    side: '#e3dfc6',
    belly: '#fbf8ea',
    fin: '#cfc394',
    depth: 11,
    sag: 0.3,
    longFin: true,
    whiskers: true,
    fork: 6,
  },
  tangra: { back: '#8b7a42', side: '#d9c682', belly: '#faf3d4', fin: '#a58a48', depth: 12, whiskers: true, fork: 8 },
  parshe: { back: '#7f8c84', side: '#d5dad2', belly: '#fbf9ee', fin: '#a8aa92', depth: 12, scales: 6, fork: 5 },
  pomfret: {
    back: '#8b97a4',
    side: '#dce1e6',
    belly: '#fbfaf6',
    fin: '#9aa4ae',
    depth: 28,
    sag: 0,
    tallFins: true,
    fork: 12,
  },
  tilapia: {
    back: '#5d6266',
    side: '#a9adab',
    belly: '#e6e2d6',
    fin: '#6d7074',
    depth: 22,
    sag: 0,
    bars: '#3c4146',
    scales: 9,
    fork: -4,
  },
  koi: {
    back: '#56603c',
    side: '#a39d5e',
    belly: '#e5d79e',
    fin: '#6b693e',
    depth: 17,
    sag: 0,
    scales: 8,
    fork: -4,
    bars: '#3c4528',
  },
  magur: {
    back: '#3d3a38',
    side: '#6f6862',
    belly: '#b9aa98',
    fin: '#4a4542',
    depth: 12,
    whiskers: true,
    longFin: true,
    fork: -6,
  },
  boal: {
    back: '#6b706a',
    side: '#b9bdb2',
    belly: '#f2efe2',
    fin: '#8d8f80',
    depth: 14,
    sag: 0.3,
    whiskers: true,
    longFin: true,
    fork: 3,
  },
  mourola: { back: '#8b9488', side: '#e2e6de', belly: '#fdfcf4', fin: '#c4c4aa', depth: 11, fork: 8 },
  topse: { back: '#c98a3a', side: '#f3cf86', belly: '#fdf0cf', fin: '#dd9c46', depth: 12, whiskers: true, fork: 11 },
  chital: {
    back: '#6b7377',
    side: '#c2c8c8',
    belly: '#f2f1ea',
    fin: '#8e9496',
    depth: 20,
    sag: 0.35,
    longFin: true,
    spots: '#3c4246',
    fork: -8,
  },
};

/** Freshwater (golda) and tiger prawns (bagda), raw: banded shells, not the red of the cooked ones. */
function prawn(shell: string, band: string, legs: string): string {
  const places: [number, number, number, number, number][] = [
    [33, 40, 15, 17, 20],
    [44, 52, 14, 17, 42],
    [55, 62, 13, 15.5, 56],
    [66, 69, 12, 13.5, 74],
    [76, 71, 10.5, 11, 96],
    [84, 68, 8.5, 8.5, 120],
  ];
  const feet = stroke('M34 56q-4 10-12 14M42 66q-2 10-9 16M52 75q-1 9-7 14M62 82q1 7-4 11', legs, 2.2, 0.9);
  const tail = [-34, 0, 34]
    .map((turn) =>
      turned(
        87,
        62,
        turn + 24,
        form('M0 4C-6-4-5-16 0-23C5-16 6-4 0 4Z', [mix(legs, '#ffffff', 0.4), legs, mix(legs, '#1a0f08', 0.4)]),
      ),
    )
    .join('');
  const head = form(
    'M44 40C38 20 24 12 3 16C8 20 6 24 4 27C8 42 22 52 38 52Z',
    [mix(shell, '#ffffff', 0.5), shell, mix(shell, '#1a0f08', 0.35)],
    stroke('M32 12Q38 32 30 54', band, 5, 0.5),
  );
  const segments = places
    .map(([x, y, rx, ry, turn]) =>
      turned(
        x,
        y,
        turn,
        clip(
          oval(0, 0, rx, ry),
          form(oval(0, 0, rx, ry), [mix(shell, '#ffffff', 0.55), shell, mix(shell, '#1a0f08', 0.35)]) +
            stroke(`M${-rx * 0.3} ${-ry}Q${rx * 0.1} 0 ${-rx * 0.3} ${ry}`, band, rx * 0.42, 0.6),
        ),
      ),
    )
    .reverse()
    .join('');
  return (
    stroke('M8 18C20-2 50-4 76 12M6 20C26 4 50 10 66 26M6 24C0 40 2 62 12 78', legs, 1.3, 0.85) +
    tail +
    feet +
    segments +
    head +
    form(oval(13, 24, 3.2, 3), ['#5a5a5a', '#1c1a18', '#000000']) +
    fill(oval(12, 23, 1, 1), '#ffffff')
  );
}

const steak = (flesh: string, skin: string): string =>
  form(
    'M50 12C74 10 92 28 92 52C92 74 78 90 64 88C56 86 56 74 50 72C44 74 44 86 36 88C22 90 8 74 8 52C8 28 26 10 50 12Z',
    [mix(skin, '#ffffff', 0.3), skin, mix(skin, '#1a0f08', 0.4)],
  ) +
  form(
    'M50 18C70 16 86 32 86 52C86 70 76 82 66 82C60 80 60 68 50 66C40 68 40 80 34 82C24 82 14 70 14 52C14 32 30 16 50 18Z',
    [mix(flesh, '#ffffff', 0.4), flesh, mix(flesh, '#7a3a2a', 0.3)],
    stroke(
      'M50 18V40M28 24Q40 36 38 56M72 24Q60 36 62 56M18 50Q34 50 32 76M82 50Q66 50 68 76',
      mix(flesh, '#ffffff', 0.7),
      1.3,
      0.8,
    ),
  ) +
  form(oval(50, 46, 5, 5), ['#ffffff', '#f3e6d2', '#c9b396']) +
  fill(oval(50, 46, 1.8, 1.8), '#8a5a4a', 0.8);

export const seafood: Record<string, Motif> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([name, look]) => [name, () => fish(look)])),
  bagda: () => prawn('#9aa39a', '#4b565c', '#c98a62'),
  golda: () => prawn('#a9b59a', '#6d8fae', '#3f6fa8'),
  'fish-steak': () => steak('#f0c4b2', '#8f8a84'),
  'ilish-steak': () => steak('#e6c3ae', '#b7c0ca'),
  'fish-fillet': () =>
    [
      [46, 38, -14],
      [54, 66, 10],
    ]
      .map(([x, y, turn]) =>
        turned(
          x ?? 0,
          y ?? 0,
          turn ?? 0,
          form(
            'M-42 4C-36-14 6-22 42-6C40 12 0 22-34 16C-40 14-43 10-42 4Z',
            ['#ffffff', '#f3e2da', '#d6b3a4'],
            stroke('M-38 4Q0-6 40-4M-24 14l8-10M-10 16l9-14M6 15l9-15M20 11l8-12', '#e0bfb0', 1.3, 0.8),
          ),
        ),
      )
      .join(''),
  'dry-fish': () =>
    [
      [30, -8],
      [50, 4],
      [70, -3],
    ]
      .map(([y, turn]) =>
        turned(
          50,
          y ?? 0,
          turn ?? 0,
          `<g transform="translate(-50 -50)">${fish({ back: '#8a6a42', side: '#c9a872', belly: '#e9d3a4', fin: '#a07c4a', depth: 9, fork: 4 })}</g>`,
        ),
      )
      .join(''),
};
