import { scatter, short } from '../svg.ts';
import { fill, form, glow, leaf, oval, repeat, stroke, tones, turned, type Motif } from './form.ts';

interface Bunch {
  leaf: string;
  stem: string;
  length: number;
  width: number;
  count: number;
  seed: number;
  vein?: string;
}

/** A bunch as the shaak seller ties it: stems below, leaves in a fan, one strand of jute. */
function bunch({ leaf: colour, stem, length, width, count, seed, vein }: Bunch): string {
  const next = scatter(seed);
  const stems = Array.from({ length: 9 }, (_, index) =>
    stroke(`M${50 + (index - 4) * 2.4} 98L${50 + (index - 4) * 1.3} 74L${50 + (index - 4) * 5} 52`, stem, 2.6),
  ).join('');
  const places = Array.from({ length: count }, (_, index): [number, number, number] => {
    const row = index / count;
    const turn = (next() - 0.5) * 2 * (78 - row * 26);
    const reach = 34 - row * 26 + next() * 6;
    const angle = (turn * Math.PI) / 180;
    return [50 + Math.sin(angle) * reach, 62 - Math.cos(angle) * reach * 0.75, turn];
  });
  const one = turned(50, 50, 0, leaf(length, width, colour, vein));
  return (
    stems +
    repeat(
      one,
      places.map(([x, y, turn]) => [x, y, turn, 0.85 + next() * 0.3]),
    ) +
    stroke('M40 78q10 4 20 0M40 81q10 4 20 0', '#c9a25e', 2.4)
  );
}

/** Long things sold by the tied handful: barbati, data, loti. */
function bundle(colour: string, count: number, width: number, knots = false): string {
  const next = scatter(count * 7 + width);
  const light = tones(colour)[0];
  const sticks = Array.from({ length: count }, (_, index) => {
    const x = 50 + ((index + 0.5) / count - 0.5) * width * count * 0.8;
    const bend = (next() - 0.5) * 10;
    const path = `M${short(x + bend)} ${short(6 + next() * 8)}Q${short(x)} 50 ${short(x - bend)} ${short(90 + next() * 7)}`;
    return (
      stroke(path, tones(colour)[2], width + 1.2) +
      stroke(path, colour, width) +
      stroke(path, light, width * 0.3, knots ? 0.9 : 0.6)
    );
  });
  return turned(
    50,
    50,
    24,
    turned(-50, -50, 0, sticks.join('') + stroke('M22 50q28 7 56 0M22 54q28 7 56 0', '#c9a25e', 2.6)),
  );
}

const curd = (seed: number): string => {
  const next = scatter(seed);
  return Array.from({ length: 26 }, (_, index) => {
    const angle = index * 2.4;
    const reach = Math.sqrt(index / 26) * 27;
    return form(oval(50 + Math.cos(angle) * reach, 42 + Math.sin(angle) * reach * 0.78, 7 + next() * 2, 6.4), [
      '#fffef4',
      '#f3ecd2',
      '#cfc39a',
    ]);
  })
    .reverse()
    .join('');
};

export const leaves: Record<string, Motif> = {
  palong: () => bunch({ leaf: '#3f8a3a', stem: '#8dbb62', length: 34, width: 14, count: 17, seed: 4 }),
  'lal-shaak': () =>
    bunch({ leaf: '#9a2748', stem: '#c4476c', length: 28, width: 11, count: 20, seed: 9, vein: '#e78aa5' }),
  'pui-shaak': () => bunch({ leaf: '#4c9444', stem: '#8e4a6e', length: 30, width: 17, count: 15, seed: 12 }),
  'kolmi-shaak': () => bunch({ leaf: '#5a9f45', stem: '#8dbb62', length: 34, width: 7, count: 22, seed: 15 }),
  'methi-shaak': () => bunch({ leaf: '#5fa544', stem: '#a4c67a', length: 15, width: 8, count: 46, seed: 18 }),
  'dhone-pata': () => bunch({ leaf: '#4ca03c', stem: '#8cc063', length: 13, width: 8, count: 56, seed: 21 }),
  pudina: () => bunch({ leaf: '#3c9160', stem: '#6f9a6a', length: 17, width: 9, count: 40, seed: 24 }),
  'curry-leaf': () => bunch({ leaf: '#2f7038', stem: '#6a7f3c', length: 19, width: 6, count: 40, seed: 27 }),
  'notey-shaak': () => bunch({ leaf: '#6aa548', stem: '#a9c47c', length: 22, width: 11, count: 28, seed: 30 }),
  'sorshe-shaak': () =>
    bunch({ leaf: '#5c9a3a', stem: '#9fc36a', length: 30, width: 10, count: 17, seed: 33 }) +
    [
      [30, 26],
      [44, 14],
      [60, 16],
      [72, 28],
      [52, 24],
    ]
      .map(([x, y]) => form(oval(x ?? 0, y ?? 0, 4.4, 4), ['#fff3a0', '#f5cf2a', '#c4960c']))
      .join(''),
  lettuce: () => bunch({ leaf: '#8cc152', stem: '#dbe9b0', length: 36, width: 22, count: 12, seed: 36 }),
  'spring-onion': () =>
    [-24, 22, -12, 12, 0]
      .map((turn) => turned(50, 76, turn, stroke('M0 16V-10', '#f4f6e6', 5.6) + stroke('M0-8V-62', '#4f9a44', 5)))
      .join('') + stroke('M40 74q10 4 20 0', '#c9a25e', 2.6),
  barbati: () => bundle('#7fb257', 9, 4.6),
  'sojne-data': () => bundle('#5f8a3e', 6, 7.4, true),
  danta: () => bundle('#8cb86a', 6, 8.4),
  loti: () => bundle('#a87a86', 10, 4.4),
  beans: () => bundle('#5fa544', 8, 5.2),
  sheem: () =>
    [
      [34, 40, -30],
      [62, 34, 24],
      [40, 70, 10],
      [68, 68, -16],
    ]
      .map(([x, y, turn]) =>
        turned(
          x ?? 0,
          y ?? 0,
          turn ?? 0,
          form(
            'M-28 2C-20-14 18-16 29-2C20 12-14 16-28 2Z',
            ['#b9dc82', '#76ab4c', '#44742f'],
            stroke('M-22 1Q4-6 24-2', '#4f8034', 1.2, 0.6) + glow(-8, -2, 5, 3) + glow(8, -2, 5, 3),
          ),
        ),
      )
      .join(''),
  cabbage: () =>
    form(
      oval(50, 54, 43, 40),
      ['#dcecb2', '#9cc46c', '#5f8f44'],
      [
        'M50 94C44 70 40 40 22 24',
        'M50 94C50 70 54 40 50 16',
        'M50 94C58 70 70 50 84 30',
        'M46 74C34 66 22 60 8 58',
        'M56 72C68 66 80 62 94 62',
      ]
        .map((d) => stroke(d, '#eef6d2', 2, 0.85))
        .join(''),
    ) +
    stroke('M12 44C22 22 44 20 56 36C70 22 86 34 88 56', '#6b9a4a', 2.2, 0.6) +
    glow(36, 36, 14, 10, -20, 0.4),
  cauliflower: () =>
    [-62, 62, -34, 34].map((turn) => turned(50, 84, turn, leaf(58, 24, '#78ad52'))).join('') +
    curd(3) +
    [-74, 74, -40, 40, 0].map((turn) => turned(50, 95, turn, leaf(34, 17, '#86b95c'))).join(''),
  mocha: () =>
    stroke('M50 12V3', '#7f8f4c', 6) +
    form(
      'M50 8C72 28 82 52 76 72C70 88 60 96 50 98C40 96 30 88 24 72C18 52 28 28 50 8Z',
      ['#b9647c', '#7d2646', '#421028'],
      stroke('M50 8C34 40 34 74 44 98M50 8C70 36 74 64 64 92', '#4a1430', 2, 0.6) +
        fill('M50 8C72 28 82 52 76 72C72 60 62 30 50 8Z', '#c98396', 0.5),
    ) +
    glow(38, 50, 6, 22, 10, 0.4),
  thor: () =>
    [
      [34, 0],
      [64, 10],
    ]
      .map(
        ([x, y]) =>
          form(`M${(x ?? 0) - 13} ${18 + (y ?? 0)}V${80 + (y ?? 0)}a13 6 0 0 0 26 0V${18 + (y ?? 0)}Z`, [
            '#ffffff',
            '#eef0d8',
            '#c0c69a',
          ]) +
          form(
            oval(x ?? 0, 18 + (y ?? 0), 13, 6.4),
            ['#fdfdf2', '#e7ecc8', '#c5cd98'],
            stroke(oval(x ?? 0, 18 + (y ?? 0), 8, 4), '#b5be86', 1.2) +
              stroke(oval(x ?? 0, 18 + (y ?? 0), 4, 2), '#b5be86', 1.2),
          ),
      )
      .join(''),
  'bel-pata': () =>
    [-56, 56, 0].map((turn) => turned(50, 74, turn, leaf(52, 20, '#4b8f3f'))).join('') +
    stroke('M50 74V96', '#6a8f48', 3.4),
  durba: () => bundle('#5aa545', 14, 2.4),
  betel: () =>
    turned(
      9,
      14,
      0,
      [
        [-18, 46],
        [16, 54],
      ]
        .map(([turn, x]) =>
          turned(
            x ?? 0,
            92,
            turn ?? 0,
            form(
              'M0 0C10-18 44-26 38-56C34-76 10-76 0-62C-10-76-34-76-38-56C-44-26-10-18 0 0Z',
              ['#8cc56a', '#3f8a3c', '#1f5a28'],
              stroke('M0 0V-60M0-18Q20-30 28-50M0-18Q-20-30-28-50', '#bfe0a2', 1.6, 0.7),
            ),
          ),
        )
        .join(''),
      0.82,
    ),
};
