import { fill, form, glow, leaf, oval, repeat, speckle, stroke, turned, type Motif, type Tones } from './form.ts';

interface Ball {
  tones: Tones;
  rx?: number;
  ry?: number;
  leaf?: string;
  pores?: string;
  crown?: string;
}

function ball({ tones, rx = 40, ry = 39, leaf: green, pores, crown }: Ball): string {
  const top = 54 - ry;
  return (
    (green ? stroke(`M50 ${top + 3}q-1-6 3-10`, '#7a6a3a', 3.4) + turned(53, top - 4, 62, leaf(30, 11, green)) : '') +
    form(oval(50, 54, rx, ry), tones, pores ? speckle(8, 60, [50 - rx, top, 50 + rx, 54 + ry], pores, 0.9, 0.5) : '') +
    (crown ? fill(`M42 ${top + 3}l-4-8l7 4l5-7l5 7l7-4l-4 8Z`, crown) : '') +
    glow(37, 40, rx * 0.3, ry * 0.22, -24, 0.5)
  );
}

/** One banana, hanging from its stalk at 50, 10. */
const bananaBody = 'M46 8C43 28 36 46 44 66C50 82 64 92 76 92C80 92 81 87 78 84C66 76 60 62 60 46C60 30 57 20 55 8Z';
const banana = (tones: Tones): string =>
  form(
    bananaBody,
    tones,
    stroke('M51 12C46 34 44 50 54 68C60 80 68 86 78 89', tones[0], 5, 0.75) +
      fill('M72 84L84 82V96H70Z', '#5c4a22', 0.8) +
      fill('M42 4H60V15H44Z', '#7d8a3c', 0.6),
  );
const hand = (tones: Tones): string =>
  turned(
    52,
    8,
    0,
    [-20, 0, 20, 40]
      .map((turn) => turned(0, 0, turn, `<g transform="translate(-50 -8)">${banana(tones)}</g>`, 0.98))
      .join(''),
  ) + form('M42 3C46-2 58-2 61 3L62 16C56 20 48 20 42 16Z', ['#b8b25a', '#8a8438', '#565020']);

const cluster = (one: string, size: number, rows: number[]): string =>
  repeat(
    one,
    rows.flatMap((count, row) =>
      Array.from({ length: count }, (_, index): [number, number, number, number] => [
        50 + (index - (count - 1) / 2) * size * 0.88,
        30 + row * size * 0.74,
        (index * 40 + row * 25) % 60,
        size / 84,
      ]),
    ),
  );

export const fruit: Record<string, Motif> = {
  banana: () => turned(4, 8, 0, hand(['#fff09a', '#f6c93a', '#b9831a']), 0.9),
  'banana-green': () => turned(4, 8, 0, hand(['#cfe08c', '#86ad4a', '#48702c']), 0.9),
  gondhoraj: () =>
    turned(58, 12, 74, leaf(40, 13, '#3f8a3a')) +
    form(
      'M50 6C55 6 57 11 61 14C78 22 84 38 83 56C82 76 68 88 58 92C55 97 45 97 42 92C32 88 18 76 17 56C16 38 22 22 39 14C43 11 45 6 50 6Z',
      ['#d4e58c', '#83b043', '#467a2a'],
      speckle(6, 90, [18, 10, 82, 94], '#4f8030', 1.1, 0.55),
    ) +
    glow(37, 38, 10, 18, 18, 0.5),
  'pati-lebu': () =>
    ball({ tones: ['#eaf0a0', '#b9cf4c', '#7b942a'], rx: 37, ry: 36, pores: '#849c30', leaf: '#4b9440' }),
  guava: () => ball({ tones: ['#eaf2b4', '#b6d070', '#789a40'], rx: 38, ry: 40, leaf: '#5c9a48', pores: '#7f9c48' }),
  pomegranate: () => ball({ tones: ['#ef8e7c', '#c23a3f', '#74172a'], crown: '#b5443c' }),
  sapota: () => ball({ tones: ['#cfa072', '#97683f', '#5b3a20'], rx: 36, ry: 37, pores: '#6e4a2a', crown: '#6e5030' }),
  mosambi: () => ball({ tones: ['#eef09a', '#c6cf48', '#8a942a'], pores: '#8f9a30', leaf: '#4f9440' }),
  kamala: () => ball({ tones: ['#ffc15e', '#f28a1e', '#b9560c'], ry: 36, pores: '#c9650f', leaf: '#4f9440' }),
  amla: () =>
    ball({ tones: ['#e8f0a8', '#bccf62', '#84993a'], rx: 36, ry: 34 }) +
    stroke('M50 20C36 36 36 72 50 88M50 20C64 36 64 72 50 88', '#9db04e', 1.4, 0.7),
  tomato: () =>
    form(
      'M50 24C60 16 80 18 89 33C99 50 95 74 80 86C70 94 59 95 50 92C41 95 30 94 20 86C5 74 1 50 11 33C20 18 40 16 50 24Z',
      ['#f58a6b', '#d5352b', '#861b1d'],
      stroke('M50 24Q38 34 34 56M50 24Q62 34 66 56', '#9c2420', 2.2, 0.28),
    ) +
    glow(28, 46, 11, 17, 24, 0.5) +
    fill(oval(50, 27, 22, 6), '#6d1416', 0.22) +
    [-78, -38, 8, 46, 82].map((turn) => turned(50, 25, turn, leaf(25, 6.5, '#4f8f3a', '#7fb35c'))).join('') +
    stroke('M50 26Q49 16 56 8', '#3f742f', 5) +
    stroke('M51 20Q51 15 55 10', '#86b566', 1.4, 0.7),
  apple: () =>
    ball({ tones: ['#f6897a', '#c9303a', '#7d1428'], leaf: '#5a9a48' }) + fill(oval(50, 17, 12, 3), '#5c1020', 0.4),
  'tender-coconut': () =>
    form(
      'M50 14C74 14 90 34 88 58C86 82 68 95 50 96C32 95 14 82 12 58C10 34 26 14 50 14Z',
      ['#b9d77a', '#72a242', '#3c6c28'],
      stroke('M24 40Q20 70 40 90M76 40Q80 70 60 90', '#4f8030', 1.6, 0.5),
    ) +
    form('M26 24L50 10L76 24L66 38H36Z', ['#fffef2', '#efe8c8', '#cdbf8e']) +
    form(oval(51, 26, 13, 5), ['#c9b98a', '#a8946a', '#7a6642']) +
    fill(oval(51, 27, 10, 3.4), '#eaf2ec', 0.9) +
    glow(32, 58, 8, 18, 14, 0.4),
  coconut: () =>
    form(
      'M50 12C74 12 90 32 90 56C90 80 72 94 50 94C28 94 10 80 10 56C10 32 26 12 50 12Z',
      ['#b78a5c', '#7b5433', '#452a16'],
      Array.from({ length: 26 }, (_, index) =>
        stroke(
          `M${14 + ((index * 29) % 72)} ${18 + ((index * 17) % 60)}q${-6 + (index % 5) * 3} 9 ${-3 + (index % 4) * 2} 20`,
          index % 2 ? '#d0a877' : '#4a2f1a',
          1.1,
          0.5,
        ),
      ).join(''),
    ) + fill(oval(60, 21, 3, 2) + oval(70, 25, 3, 2.2) + oval(66, 31, 3, 2.2), '#2e1b0e', 0.8),
  litchi: () =>
    stroke('M50 34L56 10M40 40L54 14M62 40L56 16', '#7a5a34', 2.6) +
    turned(58, 12, 70, leaf(30, 9, '#4f9440')) +
    cluster(
      form(
        oval(50, 50, 40, 40),
        ['#f08a86', '#c2404c', '#7d1c30'],
        speckle(5, 70, [10, 10, 90, 90], '#f7b3a8', 3, 0.5),
      ),
      25,
      [2, 3, 3, 2],
    ),
  jamun: () =>
    stroke('M50 34V10M40 38L50 16M62 38L50 16', '#6d6a3a', 2.6) +
    turned(52, 12, 66, leaf(28, 9, '#4f8a44')) +
    cluster(
      form(oval(50, 50, 32, 41), ['#8a6a9c', '#43245a', '#1c0c2c']) + glow(40, 34, 8, 12, 20, 0.6),
      26,
      [2, 3, 2],
    ),
  'black-grapes': () =>
    stroke('M50 32V8M50 16L60 10', '#7a6a3a', 3) +
    turned(50, 14, -64, leaf(28, 12, '#5a9a48')) +
    cluster(
      form(oval(50, 50, 40, 42), ['#8b719f', '#432a5c', '#1d0e30']) + glow(38, 34, 10, 9, 20, 0.6),
      22,
      [3, 4, 3, 2, 1],
    ),
  'green-grapes': () =>
    stroke('M50 32V8M50 16L60 10', '#7a6a3a', 3) +
    turned(50, 14, -64, leaf(28, 12, '#5a9a48')) +
    cluster(
      form(oval(50, 50, 39, 43), ['#eef6b8', '#b8d46a', '#7a9c3c']) + glow(38, 34, 10, 9, 20, 0.6),
      22,
      [3, 4, 3, 2, 1],
    ),
  kul: () =>
    cluster(form(oval(50, 50, 40, 38), ['#e6e88a', '#b2b846', '#86552a']) + glow(38, 36, 10, 8, 20, 0.5), 30, [2, 3]),
  tamarind: () =>
    [
      [0, 30, -10],
      [10, 52, 8],
      [-6, 74, 2],
    ]
      .map(([x, y, turn]) =>
        turned(
          50 + (x ?? 0),
          y ?? 0,
          turn ?? 0,
          form(
            'M-40-4C-30-14-22-8-14-10C-4-13 4-8 12-10C22-13 34-8 40 2C34 12 24 9 16 11C8 14-2 10-10 11C-20 13-38 10-40-4Z',
            ['#c39462', '#8e5f38', '#54341c'],
          ),
        ),
      )
      .join(''),
};
