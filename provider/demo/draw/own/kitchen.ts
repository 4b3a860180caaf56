import { mix } from '../colour.ts';
import { fill, form, glow, oval, repeat, speckle, stroke, tones, turned, type Motif, type Tones } from './form.ts';

const CLAY: Tones = ['#dc9a6e', '#b5633a', '#70351d'];

/** Sweets in a bowl, as they stand in the glass case. */
function sweets(look: Tones, bowl: Tones, syrup: string, mark = ''): string {
  const one = form(oval(50, 50, 40, 39), look, mark) + glow(38, 34, 12, 9, -20, 0.7);
  return (
    form('M6 46C8 78 24 94 50 94C76 94 92 78 94 46Z', bowl) +
    form(oval(50, 46, 44, 16), [mix(syrup, '#ffffff', 0.3), syrup, mix(syrup, '#1a0f08', 0.2)]) +
    repeat(one, [
      [26, 40, 0, 0.36],
      [50, 34, 20, 0.38],
      [74, 40, 40, 0.36],
      [38, 50, 60, 0.4],
      [62, 50, 10, 0.4],
      [50, 22, 10, 0.36],
    ]) +
    fill('M6 46C14 60 34 64 50 64C66 64 86 60 94 46C92 78 76 94 50 94C24 94 8 78 6 46Z', bowl[1], 0.86) +
    stroke('M8 49C16 61 34 64 50 64C66 64 84 61 92 49', bowl[0], 2, 0.8) +
    glow(28, 74, 8, 12, 20, 0.3)
  );
}

/** Sandesh, barfi, paneer: cut pieces, one on two. */
function pieces(look: Tones, mark = ''): string {
  const one =
    form('M10 40L50 24L90 40L50 58Z', [mix(look[0], '#ffffff', 0.5), look[0], look[1]], mark) +
    form('M10 40L50 58V86L10 68Z', [look[0], look[1], look[1]]) +
    form('M90 40L50 58V86L90 68Z', [look[1], mix(look[1], look[2], 0.5), look[2]]);
  return repeat(one, [
    [28, 66, 0, 0.6],
    [72, 66, 0, 0.6],
    [50, 42, 0, 0.6],
  ]);
}

const stacked = (one: string): string =>
  repeat(one, [
    [29, 68, -8, 0.52],
    [71, 68, 10, 0.52],
    [50, 40, 0, 0.54],
  ]);

const patali = (): string => {
  const disc = (y: number): string =>
    form(`M8 ${y}V${y + 16}C8 ${y + 30} 92 ${y + 30} 92 ${y + 16}V${y}Z`, ['#b9743a', '#8a4f22', '#4d2810']) +
    form(
      oval(50, y, 42, 13),
      ['#d99a58', '#b06c30', '#7d451c'],
      speckle(9, 30, [12, y - 10, 88, y + 10], '#7d451c', 1.1, 0.35),
    ) +
    stroke(`M22 ${y - 1}Q50 ${y + 9} 78 ${y - 1}`, '#e6b274', 1.4, 0.6);
  return (
    disc(62) +
    disc(38) +
    form('M60 22L92 14L98 30L70 38Z', ['#d99a58', '#b06c30', '#7d451c']) +
    form('M60 22L70 38V46L60 32Z', ['#9a5c2a', '#7d451c', '#4d2810'])
  );
};

const meat = (look: Tones, fat: string, bone: boolean): string => {
  const one =
    form(
      'M12 52C10 30 30 14 54 18C80 20 92 38 88 58C84 80 62 88 42 84C24 80 14 70 12 52Z',
      look,
      stroke('M18 58Q40 40 60 48T86 46M24 72Q46 58 78 66', fat, 4, 0.5),
    ) +
    (bone
      ? form(oval(60, 44, 12, 10), ['#ffffff', '#f5ead6', '#cdb896']) + fill(oval(60, 44, 5, 4), '#c9705a', 0.8)
      : '') +
    glow(38, 34, 14, 8, -16, 0.4);
  return repeat(one, [
    [28, 40, -12, 0.5],
    [72, 38, 30, 0.5],
    [26, 70, 40, 0.52],
    [74, 70, 160, 0.5],
    [50, 54, 8, 0.56],
  ]);
};

const drumstick = (): string =>
  form('M8 82C4 80 4 74 9 73C7 67 14 64 18 69L36 53L45 62L27 77C30 82 25 88 20 85C18 90 10 88 8 82Z', [
    '#ffffff',
    '#f3ead8',
    '#c9b896',
  ]) +
  form(
    'M34 56C34 30 56 8 80 14C98 22 98 50 82 62C70 72 56 72 44 66C38 64 35 61 34 56Z',
    ['#fbd8c6', '#eeab94', '#c4705c'],
    speckle(13, 30, [38, 16, 92, 66], '#d98a74', 1.1, 0.5) + stroke('M44 62C60 66 80 58 88 40', '#c4705c', 2, 0.35),
  ) +
  glow(60, 32, 12, 8, -30, 0.6);

const wholeChicken = (): string =>
  form(
    'M12 62C10 38 34 20 60 22C84 24 96 42 92 62C88 82 66 90 46 88C26 86 14 78 12 62Z',
    ['#fbe0cf', '#f0b79e', '#c98068'],
    speckle(14, 50, [16, 26, 90, 86], '#d99880', 1.1, 0.5) + stroke('M30 40Q52 30 78 40', '#d99880', 2, 0.6),
  ) +
  form('M8 80C4 76 8 70 12 73C14 68 20 70 20 74L36 64L42 74L26 82C26 88 18 88 16 84C12 86 9 84 8 80Z', [
    '#ffffff',
    '#f3ead8',
    '#c9b896',
  ]) +
  form('M30 74C34 58 54 50 66 58C74 66 66 82 52 84C40 86 32 82 30 74Z', ['#fbe0cf', '#eeae96', '#c4755e']) +
  glow(48, 36, 16, 8, -14, 0.55);

const egg = (look: Tones): string =>
  form(
    'M50 10C68 10 84 38 84 60C84 80 68 92 50 92C32 92 16 80 16 60C16 38 32 10 50 10Z',
    look,
    speckle(2, 14, [22, 20, 80, 88], look[2], 0.7, 0.4),
  ) + glow(38, 36, 10, 16, 20, 0.55);

const pau = (): string =>
  form('M6 62C6 36 26 24 50 24C74 24 94 36 94 62C94 78 84 84 50 84C16 84 6 78 6 62Z', [
    '#f3c47a',
    '#cf8a3c',
    '#8f5420',
  ]) +
  fill('M8 66C20 74 80 74 92 66C92 80 82 84 50 84C18 84 8 80 8 66Z', '#f6e0b0', 0.7) +
  glow(38, 38, 20, 8, -8, 0.5);

const slice = (crumb: string, crust: string): string =>
  form('M14 34C6 20 22 12 36 16Q50 10 64 16C78 12 94 20 86 34V84Q86 90 80 90H20Q14 90 14 84Z', tones(crust)) +
  form(
    'M20 34C14 24 26 18 38 22Q50 16 62 22C74 18 86 24 80 34V82Q80 85 77 85H23Q20 85 20 82Z',
    [mix(crumb, '#ffffff', 0.5), crumb, mix(crumb, crust, 0.35)],
    speckle(31, 46, [22, 24, 78, 82], mix(crumb, crust, 0.5), 1.2, 0.5),
  );

const biscuit = (colour: string, mark: string): string =>
  form(
    oval(50, 50, 42, 42),
    tones(colour),
    stroke(oval(50, 50, 35, 35), mix(colour, '#5a2f10', 0.4), 1.6, 0.6) + mark,
  ) + glow(36, 34, 14, 8, -30, 0.35);

const holes = fill(
  [
    [50, 34],
    [36, 44],
    [64, 44],
    [36, 60],
    [64, 60],
    [50, 68],
    [50, 51],
  ]
    .map(([x, y]) => oval(x ?? 0, y ?? 0, 2, 2))
    .join(''),
  '#8a5a24',
  0.7,
);

export const kitchen: Record<string, Motif> = {
  rosogolla: () => sweets(['#ffffff', '#f8f3e4', '#d8ceb2'], ['#f4f7f7', '#c9d2d4', '#7f8a8e'], '#f3ecd0'),
  pantua: () => sweets(['#b9683a', '#7d3818', '#431a0a'], ['#f4f7f7', '#c9d2d4', '#7f8a8e'], '#c98a3c'),
  kamalabhog: () => sweets(['#ffe6a0', '#f6bf42', '#c98618'], ['#f4f7f7', '#c9d2d4', '#7f8a8e'], '#f3d68a'),
  rasmalai: () =>
    sweets(
      ['#fff7cc', '#f6dd84', '#cfa848'],
      CLAY,
      '#fbeab0',
      fill(oval(44, 40, 6, 3) + oval(60, 56, 5, 3), '#7fa04a'),
    ),
  laddoo: () =>
    stacked(
      form(
        oval(50, 50, 42, 42),
        ['#ffd57a', '#eea02a', '#b0660f'],
        speckle(17, 90, [10, 10, 90, 90], '#c4780f', 3.4, 0.5) + speckle(18, 40, [14, 12, 80, 80], '#ffe2a0', 2.4, 0.6),
      ),
    ),
  'narkel-naru': () =>
    stacked(
      form(
        oval(50, 50, 42, 42),
        ['#d9a46c', '#a86a38', '#6a3a1a'],
        speckle(19, 120, [10, 10, 90, 90], '#f0d3a4', 2, 0.7),
      ),
    ),
  moa: () =>
    stacked(
      form(
        oval(50, 50, 42, 42),
        ['#f6e2b4', '#dcb87a', '#a07a42'],
        speckle(23, 80, [10, 10, 90, 90], '#fdf3d6', 4, 0.8) + speckle(24, 8, [24, 20, 76, 60], '#8a4a24', 3, 0.9),
      ),
    ),
  sandesh: () => pieces(['#f3dcb0', '#dcb57c', '#a87a44'], fill(oval(50, 41, 7, 3.4), '#8fae5a')),
  'sandesh-white': () => pieces(['#fffdf4', '#f0e8d2', '#c9bc98'], fill(oval(50, 41, 7, 3.4), '#d9a02a')),
  barfi: () => pieces(['#f6ead0', '#e3cfa4', '#b09664'], fill('M30 40L50 31L70 40L50 49Z', '#e8ecee', 0.9)),
  soan: () => pieces(['#f7dc9c', '#e6bd68', '#b5863a'], speckle(3, 20, [20, 30, 80, 52], '#8fae5a', 2, 0.8)),
  chomchom: () =>
    stacked(
      form(
        'M8 50C8 34 30 28 50 28C70 28 92 34 92 50C92 66 70 72 50 72C30 72 8 66 8 50Z',
        ['#fbe3a0', '#eebb4e', '#b9802a'],
        speckle(41, 40, [12, 30, 88, 70], '#fffdf0', 1.6, 0.8),
      ) + fill(oval(50, 36, 12, 3), '#fff8e6'),
    ),
  langcha: () =>
    stacked(
      form('M6 50C6 36 24 32 50 32C76 32 94 36 94 50C94 64 76 68 50 68C24 68 6 64 6 50Z', [
        '#b9683a',
        '#7d3818',
        '#431a0a',
      ]) + glow(36, 40, 18, 5, -4, 0.5),
    ),
  jilipi: () =>
    stroke(
      'M50 50C58 42 66 54 54 60C40 66 30 48 44 38C62 26 82 46 70 66C56 86 20 76 20 48C22 20 60 10 80 28',
      '#b5600f',
      12,
    ) +
    stroke(
      'M50 50C58 42 66 54 54 60C40 66 30 48 44 38C62 26 82 46 70 66C56 86 20 76 20 48C22 20 60 10 80 28',
      '#f0982a',
      9,
    ) +
    stroke('M44 38C62 26 82 46 70 66M22 44C24 20 60 12 78 26', '#ffd58a', 2.2, 0.8),
  patishapta: () =>
    stacked(
      form(
        'M4 50C4 38 12 34 22 34H78C88 34 96 38 96 50C96 62 88 66 78 66H22C12 66 4 62 4 50Z',
        ['#fbeccb', '#e9cd94', '#b58f50'],
        speckle(43, 30, [10, 36, 90, 64], '#c48a3c', 1.8, 0.4),
      ) + form(oval(90, 50, 6, 13), ['#c98a4c', '#8a5224', '#5a3012']),
    ),
  patali,
  'mishti-doi': () =>
    form('M20 36C14 60 20 92 32 94H68C80 92 86 60 80 36Z', CLAY, stroke('M16 54q34 10 68 0', '#8a4524', 1.6, 0.5)) +
    form(oval(50, 36, 33, 12), CLAY) +
    form(oval(50, 36, 27, 8.6), ['#f6d9a4', '#e2b06c', '#b57f3e']) +
    glow(42, 34, 10, 3, 0, 0.6) +
    glow(32, 66, 5, 16, 6, 0.3),
  'tok-doi': () =>
    form('M20 36C14 60 20 92 32 94H68C80 92 86 60 80 36Z', CLAY, stroke('M16 54q34 10 68 0', '#8a4524', 1.6, 0.5)) +
    form(oval(50, 36, 33, 12), CLAY) +
    form(oval(50, 36, 27, 8.6), ['#ffffff', '#f7f3e6', '#d8d0b8']) +
    glow(32, 66, 5, 16, 6, 0.3),
  paneer: () => pieces(['#fffef8', '#f3eedd', '#cfc6aa']),
  tofu: () => pieces(['#fbf7e6', '#ece2c0', '#c4b68a']),
  khoya: () => pieces(['#f6e3bc', '#e2c48c', '#b0905a']),
  'curry-cut': () => meat(['#fbd9c8', '#eea992', '#c06c58'], '#fdeade', true),
  boneless: () => meat(['#fde0d2', '#f2b8a2', '#cc8068'], '#fdeee4', false),
  mutton: () => meat(['#e08a80', '#b3403c', '#6a1a1e'], '#f6d9cc', true),
  drumstick,
  'whole-chicken': wholeChicken,
  egg: () => egg(['#f0c59c', '#d79a68', '#9c6236']),
  'white-egg': () => egg(['#ffffff', '#f6f0e4', '#cdbfa6']),
  'duck-egg': () => egg(['#f4faf8', '#d8e6e2', '#9cb3b0']),
  'quail-egg': () => egg(['#f8f1de', '#e6d8b8', '#b09c74']) + speckle(6, 26, [28, 24, 74, 84], '#5a4430', 2.6, 0.8),
  pau: () =>
    repeat(pau(), [
      [30, 44, 0, 0.5],
      [70, 44, 0, 0.5],
      [30, 70, 0, 0.54],
      [70, 70, 0, 0.54],
    ]),
  bun: pau,
  'bread-slice': () =>
    turned(60, 48, 10, `<g transform="scale(.84) translate(-50 -50)">${slice('#f8e6bc', '#b5722e')}</g>`) +
    turned(38, 56, -6, `<g transform="scale(.84) translate(-50 -50)">${slice('#fbeecb', '#c4803a')}</g>`),
  'brown-slice': () =>
    turned(60, 48, 10, `<g transform="scale(.84) translate(-50 -50)">${slice('#c99a62', '#6f421e')}</g>`) +
    turned(38, 56, -6, `<g transform="scale(.84) translate(-50 -50)">${slice('#d3a670', '#7d4c24')}</g>`),
  rusk: () =>
    repeat(slice('#e0a95c', '#9a5a20'), [
      [32, 46, -16, 0.56],
      [68, 46, 14, 0.56],
      [50, 64, 0, 0.62],
    ]),
  roti: () =>
    [72, 62, 52]
      .map((y) =>
        form(
          oval(50, y, 45, 20),
          ['#f8e6bf', '#e6c48a', '#b58c50'],
          speckle(y, 26, [10, y - 16, 90, y + 16], '#9a6430', 2.2, 0.45),
        ),
      )
      .join(''),
  'marie-biscuit': () =>
    repeat(biscuit('#e2ac5e', holes), [
      [36, 42, -10, 0.66],
      [64, 62, 12, 0.66],
    ]),
  'cream-biscuit': () =>
    repeat(biscuit('#7a4526', holes), [[60, 38, 14, 0.62]]) +
    repeat(fill(oval(50, 50, 43, 43), '#fff3dc'), [[44, 56, 0, 0.66]]) +
    repeat(biscuit('#6a3a1e', holes), [[42, 62, -8, 0.64]]),
  'salt-biscuit': () =>
    repeat(
      form(
        'M14 20Q50 12 86 20Q94 50 86 80Q50 88 14 80Q6 50 14 20Z',
        ['#fbe3ac', '#e9b964', '#b07d34'],
        holes + speckle(2, 16, [20, 24, 80, 76], '#ffffff', 1.4, 0.9),
      ),
      [
        [36, 42, -10, 0.64],
        [64, 62, 12, 0.64],
      ],
    ),
  shingara: () =>
    form(
      'M50 10C58 30 80 62 92 80C80 92 20 92 8 80C20 62 42 30 50 10Z',
      ['#f6cd84', '#d6963f', '#8f5a1e'],
      stroke('M50 12C46 40 40 66 30 86M50 12C60 40 66 66 72 86', '#a86c28', 1.8, 0.5),
    ) + glow(40, 56, 6, 20, 24, 0.4),
  cutlet: () =>
    repeat(
      form(
        'M6 54C10 34 40 26 66 32C88 38 98 52 92 62C84 76 50 80 28 74C12 70 4 62 6 54Z',
        ['#e6a552', '#b9702a', '#744012'],
        speckle(44, 80, [8, 30, 94, 76], '#f3c888', 2, 0.5) + speckle(45, 60, [8, 30, 94, 76], '#74400f', 1.4, 0.5),
      ),
      [
        [44, 36, -10, 0.74],
        [56, 66, 8, 0.78],
      ],
    ),
  'chop-ball': () =>
    stacked(
      form(
        oval(50, 50, 40, 38),
        ['#e0a052', '#b0682a', '#6a3a14'],
        speckle(46, 90, [10, 12, 90, 88], '#f0c488', 2, 0.5) + speckle(47, 60, [10, 12, 90, 88], '#6a3a12', 1.6, 0.5),
      ),
    ),
  luchi: () => stacked(form(oval(50, 50, 42, 34), ['#fdf3d6', '#f0d8a0', '#c4a060']) + glow(40, 40, 16, 8, -10, 0.6)),
  'butter-block': () =>
    form('M8 52L34 36L94 46L68 64Z', ['#fff6c4', '#fbe68c', '#ecc94e']) +
    form('M8 52L68 64V86L8 72Z', ['#fbe68c', '#f3d25e', '#dcae34']) +
    form('M68 64L94 46V66L68 86Z', ['#ecc452', '#dcae34', '#b58a1e']),
};
