import { fill, form, glow, oval, speckle, stroke, turned, type Motif, type Tones } from './form.ts';

interface Gourd {
  tones: Tones;
  /** Half of its greatest width */
  half: number;
  lines?: { colour: string; count: number; width: number; opacity?: number };
  bumps?: { colour: string; count: number; radius: number };
  stalk?: string;
}

/** Everything on the vine that tapers at both ends: potol, jhinge, korola, dherosh. */
function gourd({ tones, half, lines, bumps, stalk = '#5f7f38' }: Gourd): string {
  const bow = (share: number): string => `M50 8C${50 + half * share * 1.3} 24 ${50 + half * share * 1.3} 76 50 95`;
  const body = `${bow(1)}C${50 - half * 1.3} 76 ${50 - half * 1.3} 24 50 8Z`;
  const spread = lines ? Array.from({ length: lines.count }, (_, index) => -1 + (2 * (index + 0.5)) / lines.count) : [];
  const ribs = lines
    ? spread.map((share) => stroke(bow(share), lines.colour, lines.width, lines.opacity ?? 0.7)).join('')
    : '';
  const knobs = bumps
    ? speckle(bumps.count, bumps.count, [50 - half, 12, 50 + half, 90], bumps.colour, bumps.radius, 0.55)
    : '';
  return (
    stroke('M50 10q1-5 4-8', stalk, 3.4) +
    form(body, tones, ribs + knobs) +
    glow(50 - half * 0.38, 40, half * 0.22 + 1, 24, 2, 0.5)
  );
}

const lauBody =
  'M47 8C55 8 58 16 58 26C59 40 76 50 78 70C79 88 66 96 50 96C34 96 21 88 22 70C24 50 41 40 42 26C42 16 42 8 47 8Z';
const begunBody = 'M26 26C36 12 52 18 58 34C65 52 86 62 91 80C93 92 82 98 71 94C48 86 32 68 26 48C23 38 22 32 26 26Z';
const calyx = (x: number, y: number, turn: number): string =>
  turned(
    x,
    y,
    turn,
    stroke('M0-4C0-10 3-14 7-17', '#4e7a34', 5) +
      form('M-15 10C-15-2-8-8 0-8C8-8 15-2 15 10L9 5L5 13L0 6L-5 13L-9 5Z', ['#9cc46e', '#5f9140', '#37602a']),
  );

const ribs = [
  'M50 26C6 26 6 92 50 92',
  'M50 26C28 26 28 92 50 92',
  'M50 26V92',
  'M50 26C72 26 72 92 50 92',
  'M50 26C94 26 94 92 50 92',
];

export const gourds: Record<string, Motif> = {
  potol: () =>
    gourd({
      tones: ['#c0dc90', '#7aa850', '#40692c'],
      half: 22,
      lines: { colour: '#e2efc0', count: 6, width: 2.6, opacity: 0.75 },
    }),
  jhinge: () =>
    gourd({ tones: ['#8fbd62', '#4f853c', '#274c22'], half: 15, lines: { colour: '#2b5426', count: 5, width: 1.8 } }),
  chichinga: () =>
    gourd({
      tones: ['#d5e8b4', '#8db46c', '#4d7a40'],
      half: 10,
      lines: { colour: '#f3f8df', count: 4, width: 1.7, opacity: 0.9 },
    }),
  korola: () =>
    gourd({ tones: ['#a8d46a', '#5fa03a', '#2f6a24'], half: 19, bumps: { colour: '#d2ee9c', count: 64, radius: 2.3 } }),
  uchche: () =>
    gourd({ tones: ['#8fc45a', '#468a34', '#225420'], half: 25, bumps: { colour: '#bfe38c', count: 58, radius: 2.8 } }),
  kakrol: () =>
    gourd({ tones: ['#c6df74', '#86b23e', '#4c7a26'], half: 30, bumps: { colour: '#4f7d28', count: 90, radius: 1.6 } }),
  dherosh: () =>
    gourd({ tones: ['#a9d070', '#649a42', '#356628'], half: 11, lines: { colour: '#cfe6a2', count: 4, width: 1.5 } }),
  'green-chilli': () =>
    stroke('M34 20C32 14 34 8 38 5', '#6b8f3c', 4) +
    form(
      'M26 22C30 14 42 14 44 22C50 48 62 74 82 94C50 88 26 56 26 22Z',
      ['#a6d65e', '#4d9a34', '#256022'],
      stroke('M34 24C38 50 52 72 68 86', '#d5f0a4', 2, 0.7),
    ) +
    form(oval(35, 22, 10.5, 5), ['#9cc46e', '#5f9140', '#37602a']),
  lau: () =>
    stroke('M49 10q0-6 6-8', '#6f8f42', 4.6) +
    form(lauBody, ['#eef5c6', '#bcd580', '#7c9c4c'], speckle(3, 40, [20, 20, 80, 94], '#f6fadb', 1.5, 0.6)) +
    glow(38, 66, 9, 18, 10, 0.65),
  begun: () => form(begunBody, ['#9068a8', '#4f2466', '#25102f']) + glow(44, 46, 5, 22, -30, 0.6) + calyx(33, 25, -28),
  'begun-round': () =>
    form(
      'M50 22C70 22 88 42 88 64C88 84 72 95 50 95C28 95 12 84 12 64C12 42 30 22 50 22Z',
      ['#8e6ba6', '#4d2762', '#241030'],
      stroke('M22 60q4 20 18 28', '#b9a2c8', 2, 0.3),
    ) +
    glow(34, 50, 8, 16, 22, 0.6) +
    calyx(50, 24, 0),
  kumro: () =>
    stroke('M52 30q-2-12 8-20', '#7d7a3a', 6) +
    form(
      oval(50, 59, 44, 34),
      ['#f6b45c', '#dd7f24', '#8f4b12'],
      ribs.map((d) => stroke(d, '#9c5013', 2.2, 0.5)).join('') + fill(oval(50, 26, 34, 9), '#7f8f3c', 0.45),
    ) +
    glow(30, 46, 10, 14, 24, 0.4),
  'kumro-wedge': () =>
    form('M6 40C24 24 76 24 94 40C92 76 72 92 50 92C28 92 8 76 6 40Z', ['#b9a83c', '#8d7f2e', '#5b5a22']) +
    form('M6 40C24 27 76 27 94 40C90 70 71 84 50 84C29 84 10 70 6 40Z', ['#ffcf6e', '#f5a531', '#d67a14']) +
    form('M27 40Q50 32 73 40C72 56 62 64 50 64C38 64 28 56 27 40Z', ['#f4b552', '#e0872a', '#b45d14']) +
    [
      [38, 46, -24],
      [47, 44, 6],
      [57, 45, 18],
      [42, 54, 12],
      [53, 55, -10],
      [63, 49, 30],
    ]
      .map(([x, y, turn]) =>
        turned(x ?? 0, y ?? 0, turn ?? 0, form(oval(0, 0, 2.4, 4.4), ['#fffbe8', '#f3e6c0', '#cdb98c'])),
      )
      .join(''),
  'papaya-green': () =>
    stroke('M50 12V5', '#6c8a40', 5) +
    form(
      'M50 9C63 9 68 24 73 42C80 66 72 95 50 95C28 95 20 66 27 42C32 24 37 9 50 9Z',
      ['#b5d47c', '#6d9c48', '#3c6a2e'],
      stroke('M36 24C26 48 28 76 38 90M64 24C74 48 72 76 62 90M50 14V92', '#4d7d38', 1.4, 0.5),
    ) +
    glow(38, 52, 6, 20, 8, 0.4),
  papaya: () =>
    form('M50 6C63 6 70 24 76 42C83 66 74 96 50 96C26 96 17 66 24 42C30 24 37 6 50 6Z', [
      '#ffd07a',
      '#f0a02e',
      '#a8761e',
    ]) +
    form('M50 12C60 12 66 28 71 44C77 66 69 90 50 90C31 90 23 66 29 44C34 28 40 12 50 12Z', [
      '#ffb061',
      '#f57f33',
      '#d65a1c',
    ]) +
    form(
      'M50 34C57 34 62 48 62 60C62 74 57 80 50 80C43 80 38 74 38 60C38 48 43 34 50 34Z',
      ['#d6621f', '#b94d18', '#8d3a12'],
      speckle(11, 46, [39, 38, 61, 78], '#23160f', 2.5, 0.95),
    ),
  echor: () =>
    stroke('M50 14V4', '#6b7a3a', 6) +
    form(
      oval(50, 54, 33, 42),
      ['#cbd96e', '#8fa83c', '#55702a'],
      speckle(21, 170, [16, 12, 84, 96], '#4f6a26', 1.3, 0.6) + speckle(22, 120, [16, 12, 70, 90], '#e6ef9c', 1, 0.7),
    ),
};
